/** `412 KB`, `1.4 MB`; a kilobyte is 1 024 bytes, as file managers count. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  const kilobytes = bytes / 1_024;
  return kilobytes < 1_000 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1_024).toFixed(1)} MB`;
}
