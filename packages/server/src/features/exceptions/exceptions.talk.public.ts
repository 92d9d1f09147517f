import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/database.ts';
import { answerIn } from './exceptions.commands.ts';
import type { SheetMove } from './exceptions.desk.commands.ts';
import { moveIn, takeUp } from './exceptions.desk.commands.ts';
import { lockedSheet } from './exceptions.steps.commands.ts';

/** What a subject that finds something abnormal does with the sheet of it, in its own place and by its own rights. */

/** The customer answers. */
export function answerSheetIn(
  tx: Tx,
  clock: Clock,
  answer: { readonly no: string; readonly body: string; readonly files: string[] | null },
): Promise<void> {
  return answerIn(tx, clock, answer);
}

/** The customer is asked, or told that it is over. One that nobody works on is taken up with that. */
export async function moveSheetIn(tx: Tx, clock: Clock, no: string, asked: SheetMove): Promise<void> {
  const sheet = await lockedSheet(tx, no);
  if (sheet.state === 'PROCESSING' || !openStates.includes(sheet.state) || sheet.state === 'WAITING_CUSTOMER')
    return moveIn(tx, clock, sheet, asked);
  await takeUp(tx, clock, sheet);
  await moveIn(tx, clock, await lockedSheet(tx, no), asked);
}
