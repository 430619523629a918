/** Announcements for screen readers, and short notices for all. */
export type Tone = "info" | "good" | "bad";

export interface Notice {
  id: number;
  text: string;
  tone: Tone;
}

class Says {
  /** The last announcement; a live region reads it. */
  spoken = $state("");
  notices: Notice[] = $state([]);
  #next = 0;

  announce(text: string): void {
    // The same sentence twice in a row must be heard twice
    this.spoken = text === this.spoken ? `${text}\u200b` : text;
  }

  notice(text: string, tone: Tone = "info", ms = 6000): void {
    const id = this.#next++;
    this.notices.push({ id, text, tone });
    if (this.notices.length > 3) this.notices.shift();
    setTimeout(() => this.dismiss(id), ms);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((one) => one.id !== id);
  }
}

export const announcer = new Says();
