const parts = /"((?:[^"]|"")*)"(?=\t|\r?\n|$)|[^\t\r\n]+|\t|\r?\n/g;

/** A block copied from a spreadsheet as the clipboard holds it: tabs between cells, quotes around those with line breaks. */
export function cellsIn(text: string): string[][] {
  const rows = [['']];
  for (const [part, quoted] of text.replace(/\r?\n$/, '').matchAll(parts)) {
    const row = rows.at(-1) ?? [];
    if (part === '\t') row.push('');
    else if (/^\r?\n$/.test(part)) rows.push(['']);
    else row.splice(-1, 1, (quoted?.replaceAll('""', '"') ?? part).trim());
  }
  return rows;
}

/** Whether a text is a block of a spreadsheet and not a word to be typed. */
export function isBlock(text: string): boolean {
  return /[\t\n]/.test(text.trim());
}
