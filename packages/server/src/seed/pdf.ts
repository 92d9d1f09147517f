/** A one-page PDF of plain Latin lines in a font that every reader has. */
export function pdfOf(lines: readonly string[]): Buffer {
  const content = [
    'BT /F1 11 Tf 56 780 Td 16 TL',
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  return assembled(objects);
}

/** The objects one after the other and the table of where each of them begins. */
function assembled(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = Buffer.byteLength(body, 'latin1');
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${Buffer.byteLength(body, 'latin1')}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

function escaped(line: string): string {
  return line.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, '?');
}
