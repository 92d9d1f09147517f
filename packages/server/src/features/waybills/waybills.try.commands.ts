import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { tryDeskMoves } from '@loadline/contract/waybills/waybill-desk.api';
import type { Database } from '../../kernel/database.ts';
import { refusalOfOne } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { withoutKey } from '../../kernel/viewer.ts';
import { unchanged } from './waybills.desk.commands.ts';
import { requireStep } from './waybills.move.commands.ts';

type Refused = AnswerOf<typeof tryDeskMoves>;

/** The waybills of a batch that would not move, each with the reason that it would be refused for. */
export async function refusedAtDesk(
  staff: Database,
  viewer: Viewer,
  { waybills, to }: BodyOf<typeof tryDeskMoves>,
): Promise<Refused> {
  // Who may not move any is refused before the first one is looked at.
  await staff.read(viewer);
  const alone = withoutKey(viewer);
  const refused: Refused = [];
  for (const which of waybills)
    try {
      await staff.inTransaction(alone, async (tx) => requireStep(tx, await unchanged(tx, alone, which), to));
    } catch (error) {
      refused.push({ id: which.id, message: refusalOfOne(error).in(viewer.language) });
    }
  return refused;
}
