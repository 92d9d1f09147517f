/** `2.4 MB`, `180 KB`: decimal units, as file managers and limits count. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const sameKind: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'heic' };

/** Whether a file's name ends as one of the types (`pdf`, `jpg`); what it holds is the server's to check. */
export function isOfType(name: string, types: readonly string[]): boolean {
  const end = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return types.includes(sameKind[end] ?? end);
}
