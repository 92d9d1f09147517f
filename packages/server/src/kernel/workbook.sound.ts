import { wordOf } from '@loadline/contract/kernel/code';
import { guises } from '@loadline/contract/kernel/file-guise';
import { guiseOf } from './file-guise.ts';
import { Problem } from './problem.ts';
import type { WorkbookLimits } from './workbook.refusal.ts';
import { WORKBOOK_LIMITS, WorkbookRefusal } from './workbook.refusal.ts';
import { readWorkbook } from './workbook.ts';

/** The refusal of what is called .xlsx and is something else, which it names. */
export async function notReallyXlsx(path: string): Promise<Problem> {
  return new Problem('notReallyXlsx', { what: wordOf(guises, await guiseOf(path)) });
}

/** Refuses what calls itself a workbook and is none: another archive, macros, a password, damage, a bomb. Any sound one passes, also an empty one. */
export async function requireSoundWorkbook(path: string, megabytes: number): Promise<void> {
  const limits: WorkbookLimits = {
    ...WORKBOOK_LIMITS,
    bytes: megabytes * 1_048_576,
    inflatedBytes: megabytes * 5 * 1_048_576,
    entries: 1_000,
    rows: 1_048_576,
    columns: 16_384,
  };
  await readWorkbook(path, limits, async () => undefined).catch(async (error: unknown) => {
    if (!(error instanceof WorkbookRefusal)) throw error;
    if (error.reason === 'empty') return;
    if (error.reason === 'encrypted') throw new Problem('lockedFile');
    if (error.reason === 'not-xlsx') throw await notReallyXlsx(path);
    throw new Problem(error.reason === 'macros' ? 'macroFile' : 'damagedFile');
  });
}
