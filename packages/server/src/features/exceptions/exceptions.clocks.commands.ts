import type { SheetState } from '@loadline/contract/exceptions/sheet.lifecycle';
import type { Severity } from '@loadline/contract/exceptions/sheet-kind';
import { int, json, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { asProgram } from '../../kernel/program.ts';
import { sql } from '../../kernel/sql.ts';
import { policiesIn } from '../policies/policies.public.ts';
import { readingOf } from './exceptions.steps.commands.ts';

const timedSheetColumns = {
  id: text,
  version: int,
  severity: textOf<Severity>(),
  steps: json<readonly { readonly to: SheetState; readonly at: string }[]>(),
};

/** Reads the clocks of all open sheets anew: the time for solving them, or when people work, has been changed. */
export async function resetClocks({ staff, clock }: Pick<House, 'staff' | 'clock'>): Promise<void> {
  const rows: Tx['rows'] = (query) => asProgram(staff, query);
  const policy = await policiesIn({ rows });
  const open = await rows(sql.type(timedSheetColumns)`select * from timed_sheets()`);
  const read = open.map(({ id, version, severity, steps }) => {
    const history = steps.map(({ to, at }) => ({ to, at: new Date(at) }));
    return { id, version, ...readingOf(history, policy, severity, clock.now()) };
  });
  await rows(sql`select set_sheet_clocks(${JSON.stringify(read)}::jsonb)`);
}
