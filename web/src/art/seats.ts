/** A seat has a colour and a roof; below 14 px a small mark stands for the roof. */
import type { GlyphName } from "./glyphs";

export interface SeatSign {
  id: "carnelian" | "lapis" | "onyx" | "turquoise" | "pearl";
  roof: GlyphName;
  mark: GlyphName;
  piece: string;
}

export const SEATS: readonly SeatSign[] = [
  { id: "carnelian", roof: "palace-dome", mark: "seat-1", piece: "#cc3d18" },
  { id: "lapis", roof: "palace-spire", mark: "seat-2", piece: "#1f55b5" },
  { id: "onyx", roof: "palace-fort", mark: "seat-3", piece: "#2c2a33" },
  { id: "turquoise", roof: "palace-bangla", mark: "seat-4", piece: "#0a7f7b" },
  { id: "pearl", roof: "palace-twin", mark: "seat-5", piece: "#f0dcae" },
];

export const seatSign = (seat: number): SeatSign => SEATS[seat % SEATS.length] as SeatSign;
