import { open } from 'node:fs/promises';
import type { CodeOf } from '@loadline/contract/kernel/code';
import type { guises } from '@loadline/contract/kernel/file-guise';

type Guise = CodeOf<typeof guises>;

const signatures: readonly (readonly [guise: Guise, begin: RegExp])[] = [
  ['xls', /^(?:d0cf11e0a1b11ae1|0908)/],
  ['pdf', /^25504446/],
  [
    'picture',
    /^(?:89504e47|ffd8ff|47494638|424d|49492a00|4d4d002a|52494646.{8}57454250|.{8}66747970(?:6865|6d6966|6176))/,
  ],
  ['archive', /^(?:504b0304|504b0506|52617221|377abcaf|1f8b)/],
];

/** What a file seems to be by its first bytes, for the sentence that refuses it: nothing is decided by this. */
export async function guiseOf(path: string): Promise<Guise> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1_024), 0, 1_024, 0);
    return guiseIn(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function guiseIn(head: Buffer): Guise {
  if (head.length === 0) return 'empty';
  const hex = head.toString('hex', 0, 16);
  const known = signatures.find(([, begin]) => begin.test(hex));
  if (known) return known[0];
  if (/^(?:\ufeff|\s)*<(?:!doctype|html|table|\?xml)/i.test(head.toString('utf8'))) return 'page';
  // Text in UTF-16 begins with its mark; in any other form it has no byte below a tab.
  const isText = /^(?:fffe|feff)/.test(hex) || head.every((byte) => byte >= 9);
  return isText ? 'text' : 'other';
}
