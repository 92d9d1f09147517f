import { exact, fixed, plus, zero } from '@loadline/contract/kernel/decimal';
import type { AnswerOf, BodyOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type {
  askMidCorrection,
  previewMidLines,
  replaceMidLines,
} from '@loadline/contract/mids/mid-lines.api';
import {
  chooseLines,
  filedLinesShown,
  midLinesAtOnce,
  replaceMidLines as replacing,
} from '@loadline/contract/mids/mid-lines.api';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { MidLine } from '../clearance/clearance.mids.public.ts';
import {
  askCorrections,
  midLinesIn,
  replaceMids,
  unfiledMidsIn,
} from '../clearance/clearance.mids.public.ts';
import type { SeenMid } from './mids.commands.ts';
import { auditMid, lockedMid, seenMid } from './mids.commands.ts';

type Preview = AnswerOf<typeof previewMidLines>;
type Replaced = AnswerOf<typeof replaceMidLines>;

/** Which lines of entries would have a code of the register instead of another one, and which of them are filed already. */
export function previewOfLines(
  db: Database,
  viewer: Viewer,
  { id, from, hts, order }: QueryOf<typeof previewMidLines>,
): Promise<Preview> {
  return db.inTransaction(viewer, async (tx) => {
    const { orgId, code, state, edition, written } = await seenMid(tx, id);
    const wanted = { orgId, mid: from, hts, orderNumber: order };
    const found = await midLinesIn(tx, wanted, midLinesAtOnce + filedLinesShown + 1);
    const lines = found.filter(({ status }) => status === 'PREPARING');
    const filed = found.filter(({ status }) => status !== 'PREPARING');
    return {
      mid: { id, code, state, edition, name: written.name },
      codes: await unfiledMidsIn(tx, orgId),
      lines: lines.slice(0, midLinesAtOnce),
      filed: filed.slice(0, filedLinesShown),
      more: lines.length > midLinesAtOnce || filed.length > filedLinesShown,
    };
  });
}

/** The record under lock, if its code is in force and lines are named at all. */
async function usableMid(tx: Tx, id: string, keys: readonly string[]): Promise<SeenMid> {
  const found = await lockedMid(tx, id);
  if (keys.length === 0)
    throw wrongFields([{ path: 'lines', label: replacing.body.lines.label, says: chooseLines }]);
  if (found.state !== 'APPROVED') throw new Problem('midNotInForce', { code: found.code });
  return found;
}

function countsOf(lines: readonly MidLine[]) {
  const entries = [...new Set(lines.map(({ fileNo }) => fileNo))];
  return { entries, lines: lines.length };
}

/** Writes a code that is in force on lines that are not filed, in one batch that the register and each entry tell of. */
export function replaceOnLines(
  db: Database,
  viewer: Viewer,
  { id, from, lines: keys, reason }: BodyOf<typeof replaceMidLines>,
): Promise<Replaced> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await usableMid(tx, id, keys);
    const { orgId, code } = found;
    const written = await replaceMids(tx, { orgId, keys, from, to: code, reason });
    const { entries, lines } = countsOf(written);
    const value = fixed(written.map((line) => exact(line.value)).reduce(plus, zero), 2);
    await auditMid(tx, found, 'mid-replaced', {
      code: { from, to: code },
      entries: entries.join(', '),
      count: lines,
      value,
      reason,
    });
    return { lines, entries: entries.length, value };
  });
}

/** Asks for the correction of lines that were filed with another code; the register and each entry tell of it. */
export function askForCorrection(
  db: Database,
  viewer: Viewer,
  { id, from, lines: keys, reason }: BodyOf<typeof askMidCorrection>,
): Promise<AnswerOf<typeof askMidCorrection>> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await usableMid(tx, id, keys);
    const { orgId, code } = found;
    const { entries, lines } = countsOf(await askCorrections(tx, { orgId, keys, from, to: code, reason }));
    await auditMid(tx, found, 'mid-correction-asked', {
      code: { from, to: code },
      entries: entries.join(', '),
      count: lines,
      reason,
    });
    return { lines, entries: entries.length };
  });
}
