import { Problem } from './problem.ts';
import type { WorkbookLimits } from './workbook.refusal.ts';
import { WORKBOOK_LIMITS, WorkbookRefusal } from './workbook.refusal.ts';
import { readWorkbook } from './workbook.ts';

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
  await readWorkbook(path, limits, async () => undefined).catch((error: unknown) => {
    if (!(error instanceof WorkbookRefusal)) throw error;
    if (error.reason === 'empty') return;
    if (error.reason === 'encrypted') throw new Problem('lockedFile');
    throw new Problem(error.reason === 'not-xlsx' || error.reason === 'macros' ? 'notXlsx' : 'damagedFile');
  });
}
