import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { allotmentFields } from '@loadline/contract/flights/allotment';
import { slotLifecycle } from '@loadline/contract/flights/flight.lifecycle';
import { allotmentFlaw } from '@loadline/contract/flights/flight.rules';
import type { moveSlot } from '@loadline/contract/flights/flight-desk.api';
import { saveAllotments } from '@loadline/contract/flights/flight-desk.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import { int } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { writtenRows } from '../../kernel/written.ts';
import { organisationView } from '../ops/companies.public.ts';
import type { FlightDetail } from './flights.desk.queries.ts';
import { detailIn } from './flights.desk.queries.ts';
import { changeFlight, currentFlight, moved } from './flights.rows.commands.ts';

export function moveSlotTo(
  staff: Database,
  viewer: Viewer,
  { to, reason, ...asked }: BodyOf<typeof moveSlot>,
): Promise<FlightDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const { flight } = await currentFlight(tx, asked, { to });
    if (flight.slotState === null) throw new Problem('noSlot', { flight: shownFlightNo(flight.flightNo) });
    requireMove(slotLifecycle, flight.slotState, to, tx.me);
    await tx.rows(sql`update slot set state = ${to} where flight_id = ${flight.id}`);
    await changeFlight(tx, flight.id, {});
    return moved(tx, flight.id, { slotState: { from: flight.slotState, to }, reason });
  });
}

const { label } = saveAllotments.body.allotments;

/** The allotments of the team's customers anew. What all customers are allotted together must fit into the slot. */
export function keepAllotments(
  staff: Database,
  viewer: Viewer,
  { allotments, ...asked }: BodyOf<typeof saveAllotments>,
): Promise<FlightDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const { flight, allotments: before } = await currentFlight(tx, asked, { allotments });
    const { room } = flight;
    if (!room) throw new Problem('noSlot', { flight: shownFlightNo(flight.flightNo) });
    const others = before.flatMap(({ orgId, kg, cbm }, at) =>
      orgId ? [] : [{ orgId: String(at), kg, cbm }],
    );
    const flaw = allotmentFlaw([...others, ...allotments], { kg: room.maxKg, cbm: room.maxCbm });
    if (flaw) throw wrongFields([{ path: 'allotments', label, says: flaw }]);
    await requireCustomers(tx, allotments);
    const given = writtenRows(allotmentFields, allotments, 'a');
    await tx.rows(sql`delete from slot_allotment where flight_id = ${flight.id}`);
    await tx.rows(sql`
      insert into slot_allotment (flight_id, ${given.columns}) select ${flight.id}, ${given.values} from ${given.rows}`);
    await changeFlight(tx, flight.id, {});
    const after = await detailIn(tx, flight.id);
    const changes = { allotments: { from: saidOf(before), to: saidOf(after.allotments) } };
    await audit(tx, { action: 'allotted', subject: 'flight', subjectId: flight.id, changes });
    return after;
  });
}

/** Customers of the team alone: another's is as absent as one that does not exist. */
async function requireCustomers(tx: Tx, allotments: readonly { readonly orgId: string }[]): Promise<void> {
  const ids = [...new Set(allotments.map(({ orgId }) => orgId))];
  const { served } = await tx.one(
    sql.type({ served: int })`
      select count(*)::int as served from ${organisationView} o where o.kind = 'customer' and o.org_id = any(${ids}::uuid[])`,
  );
  if (served < ids.length) throw new Problem('notFound');
}

/** What the history tells of them; other teams' customers have no name in it. */
function saidOf(allotments: FlightDetail['allotments']) {
  return allotments.map(({ customer, kg, cbm }) => ({ customer, kg, cbm }));
}
