export function types(): Promise<string>;
