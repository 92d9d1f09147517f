/** A message as a carrier could send it, and what it says: one line per event, one per reason. */
export interface Example {
  readonly says: string;
  readonly text: string;
  /** `code classifier stage time place pieces`; `text` where no stage is meant. */
  readonly events: readonly string[];
  /** `line expected`. */
  readonly reasons?: readonly string[];
}

/** When all of them were received: in China the twenty-first has long begun. */
export const receivedAt = new Date('2027-01-02T00:00:00Z');

export function lines(...all: readonly string[]): string {
  return all.join('\r\n');
}
