import { readFile } from 'node:fs/promises';
import { Problem } from './problem.ts';

const named = (stream: string) => Buffer.from(stream, 'utf16le');
const streams = { doc: [named('WordDocument')], xls: [named('Workbook'), named('Book')] } as const;

/** The record of a sheet whose kind is that of macros, as Excel 4.0 had them: place, visibility, kind, name. */
const macroSheet = /\x85\x00[\x08-\x40]\x00[\s\S]{4}[\x00-\x02]\x01[\x01-\x1f][\x00\x01]/;

/** Refuses a document of Office 97–2003 that is another container than its name says, under a password, or holds macros. */
export async function requireSoundOffice(path: string, kind: 'doc' | 'xls'): Promise<void> {
  const content = await readFile(path);
  if (content.includes(named('EncryptedPackage'))) throw new Problem('lockedFile');
  if (!streams[kind].some((stream) => content.includes(stream))) throw new Problem('damagedFile');
  const hasMacros =
    content.includes(named('_VBA_PROJECT')) ||
    (kind === 'xls' && macroSheet.test(content.toString('latin1')));
  if (hasMacros) throw new Problem('macroFile');
}
