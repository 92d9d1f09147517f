/** Bytes as people say them: `812 B`, `48 KB`, `3.2 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  const kilobytes = bytes / 1_024;
  if (kilobytes < 1_024) return `${Math.round(kilobytes)} KB`;
  return `${(kilobytes / 1_024).toFixed(1)} MB`;
}
