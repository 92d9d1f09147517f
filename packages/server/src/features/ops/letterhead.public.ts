import type { Forwarder } from '@loadline/contract/ops/forwarder';
import type { Content } from 'pdfmake/interfaces.js';

/** Whose paper it is, in both languages, with what is known of where to find it. */
export function letterhead({
  nameZh,
  nameEn,
  addressZh,
  addressEn,
  phone,
  email,
  uscc,
}: Pick<Forwarder, 'nameZh' | 'nameEn' | 'addressZh' | 'addressEn' | 'phone' | 'email' | 'uscc'>): Content {
  const reached = [phone === null ? null : `TEL ${phone}`, email];
  return {
    margin: [0, 0, 0, 10],
    columnGap: 12,
    columns: [
      side(nameZh, [addressZh, uscc]),
      { ...side(nameEn, [addressEn, said(reached)]), alignment: 'right' },
    ],
  };
}

function side(name: string, lines: readonly (string | null)[]) {
  return {
    stack: [
      { text: name, bold: true, fontSize: 10 },
      ...lines.filter((line) => line !== null).map((text) => ({ text, fontSize: 7.5, color: '#5A6E80' })),
    ],
  };
}

function said(parts: readonly (string | null)[]): string | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.join('  ');
}

/** Where it is signed and stamped, and when: a line over each caption. */
export function signatures(...captions: readonly [string, string]): Content {
  const line = (text: string): Content => ({
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 40, x2: 220, y2: 40, lineWidth: 0.6 }] },
      { text, fontSize: 8, margin: [0, 3, 0, 0] },
    ],
  });
  return { unbreakable: true, columns: captions.map(line), columnGap: 40 };
}
