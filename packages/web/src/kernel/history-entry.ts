/** What the browser keeps of an entry of its history; nothing where a link within the page made it. */
interface Entry {
  /** Its place among the entries of this document. */
  readonly at?: number;
  readonly cursors?: readonly string[] | undefined;
}

/** Only this program writes the state of its entries. */
export function entryOf(state: unknown): Entry {
  return (state as Entry | null) ?? {};
}
