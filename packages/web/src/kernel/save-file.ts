import type { GivenFile } from './call.ts';

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, name }: GivenFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by then; keeping the address longer would keep the whole file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
