import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { textOfPdf } from '../kernel/testing/pdf-text.ts';

/** All that a reader can get out of an answer: its bytes as text, what a workbook or an archive holds, and the words of a PDF. */
export async function readableOf(bytes: Buffer): Promise<string> {
  const raw = bytes.toString('utf8');
  if (raw.startsWith('PK')) return [raw, ...(await unpacked(bytes))].join('\n');
  // A test's paper is a line of text that is called a PDF.
  if (raw.startsWith('%PDF-') && bytes.length > 500) return [raw, ...(await textOfPdf(bytes))].join('\n');
  return raw;
}

async function unpacked(bytes: Buffer): Promise<string[]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const texts: string[] = [];
  for await (const entry of zip.eachEntry())
    texts.push(entry.fileName, await readableOf(await buffer(await zip.openReadStreamPromise(entry))));
  return texts;
}

/** Figures as they are typed: without what sets thousands apart. */
export function plainFigures(text: string): string {
  return text.replaceAll(/(?<=\d)[,\u00a0\u202f ](?=\d{3})/g, '');
}
