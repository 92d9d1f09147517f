import { stageOrder } from '@loadline/contract/codes/stage';
import { customsSteps, statusAfter } from '@loadline/contract/customs/customs.lifecycle';
import { codesOf } from '@loadline/contract/kernel/code';
import type { Clerk } from './accounts.ts';
import { chanceOf } from './chance.ts';
import { hoursAfter, localDay } from './local-hours.ts';
import type { Owner } from './order.rows.ts';
import { lineSummaryRows, pgaRows } from './pga.rows.ts';
import type { Shipment } from './shipment.ts';

interface Order {
  readonly shipment: Shipment;
  readonly owner: Owner;
}

/** One entry of each of these: on its way, held in clearance, signed for, at sea, and not filed yet. */
const kinds = [
  { stage: 'DEPARTED', transport: '1', entryNo: null, hold: null, port: '2720' },
  { stage: 'IN_CLEARANCE', transport: '1', entryNo: '23112345675', hold: '1H', port: '2720' },
  { stage: 'SIGNED', transport: '1', entryNo: 'B7603245278', hold: null, port: '2720' },
  { stage: 'DEPARTED', transport: '2', entryNo: null, hold: null, port: '2704' },
  { stage: 'WH_IN', transport: '1', entryNo: null, hold: null, port: '2720' },
] as const;

const stepOrder = codesOf(customsSteps);

const portZone = 'America/Los_Angeles';
const freeHours = 96;
const answerHours = 120;

/** Far from where a day's numbers begin: a new entry never meets one of the demo. */
const firstNumber = 7_001;

/** Entries of the United States of the first customer whose orders go there, each where its order is. */
export function entryRows(orders: readonly Order[], clerk: Clerk) {
  const going = orders.filter(({ shipment: { route } }) => route.receiver.country === 'US');
  const first = going.find(({ shipment: { lane } }) => lane.transport === '1');
  const all = kinds.flatMap((kind, at) => {
    const order = going.find(
      ({ shipment: { journey, lane }, owner }) =>
        journey.status === kind.stage &&
        lane.transport === kind.transport &&
        owner.orgId === first?.owner.orgId,
    );
    return order ? [entryOf(order, kind, at)] : [];
  });
  return {
    us_entry: all.map(({ entry }) => entry),
    us_entry_order: all.map(({ owner, entry, shipment }) => ({
      org_id: owner.orgId,
      entry_id: entry.id,
      order_id: shipment.id,
      place: 1,
    })),
    us_entry_step: all.flatMap(({ entry, steps }) =>
      steps.map(([step, at]) => ({
        org_id: entry.org_id,
        entry_id: entry.id,
        step,
        at,
        who: clerk.name,
        note: null,
      })),
    ),
    ...heldRows(all, clerk),
    us_entry_isf: all.flatMap(isfRows),
    us_entry_pga: pgaRows(all),
    us_entry_line_summary: lineSummaryRows(all),
    ...askedRows(all, clerk),
    ...dutyRows(all),
    audit: all.map(({ entry, made, chance }) => ({
      org_id: entry.org_id,
      audit_id: chance.id(made),
      at: made,
      user_id: clerk.userId,
      who: clerk.name,
      action: 'made',
      subject: 'clearance',
      subject_id: entry.id,
      changes: { no: entry.file_no },
    })),
  };
}

/** What customs hold, with the examination that it is for. */
function heldRows(all: readonly ReturnType<typeof entryOf>[], clerk: Clerk) {
  const held = all.flatMap(({ entry, hold, holdId, steps }) => {
    const which = { org_id: entry.org_id, entry_id: entry.id };
    return hold === null
      ? []
      : [{ which, hold, holdId, firms: entry.firms, at: steps.at(-1)?.[1] ?? entry.updated_at }];
  });
  return {
    us_entry_disposition: held.map(({ which, hold, holdId, at }) => ({
      ...which,
      id: holdId,
      code: hold,
      at,
      who: clerk.name,
      note: null,
    })),
    us_entry_exam: held.map(({ which, holdId, firms, at }) => ({
      ...which,
      hold_id: holdId,
      agency: 'CBP',
      exam_kind: 'nii',
      place: 'LAX CES',
      firms,
      exam_cost: '185.00',
      currency: 'USD',
      last_free_day: localDay(hoursAfter(at, freeHours), portZone),
      zone: portZone,
      charged: '140.00',
      charged_currency: 'USD',
    })),
  };
}

/** Of what customs hold they want to know more; what was asked of another entry fell away. */
function askedRows(all: readonly ReturnType<typeof entryOf>[], clerk: Clerk) {
  const asked = all.flatMap(({ entry, hold, steps, rfiId, wordId }, at) => {
    const since = steps.at(-1)?.[1] ?? entry.updated_at;
    const state = hold ? 'OPEN' : at === 0 ? 'CLOSED' : null;
    return state
      ? [{ which: { org_id: entry.org_id, entry_id: entry.id }, state, since, rfiId, wordId }]
      : [];
  });
  return {
    us_entry_rfi: asked.map(({ which, state, since, rfiId }) => ({
      ...which,
      id: rfiId,
      agency: 'CBP',
      form: 'CBP28',
      order_id: null,
      goods_no: null,
      topic: state === 'OPEN' ? '材质与用途' : '原产国标记',
      due_day: localDay(hoursAfter(since, answerHours), portZone),
      zone: portZone,
      state,
      opened_at: since,
      state_at: since,
    })),
    us_entry_rfi_word: asked.map(({ which, state, since, rfiId, wordId }) => ({
      ...which,
      rfi_id: rfiId,
      id: wordId,
      side: 'forwarder',
      user_id: clerk.userId,
      who: clerk.name,
      at: since,
      body:
        state === 'OPEN'
          ? '请说明各品名的材质与用途，并附产品说明书。'
          : '报关行已从发票核实，不再需要答复。',
      files: [],
    })),
  };
}

const estimated = { duty: '744.90', s301: '5024.59', mpf: '69.62' };

/** Of what is being cleared the duties wait for their approval. */
function dutyRows(all: readonly ReturnType<typeof entryOf>[]) {
  const clearing = all.filter(({ hold }) => hold !== null);
  return {
    us_entry_duty: clearing.map(({ entry, dutyId, steps }) => {
      const at = steps.at(-1)?.[1] ?? entry.updated_at;
      return {
        org_id: entry.org_id,
        entry_id: entry.id,
        id: dutyId,
        estimate_no: 1,
        fee_date: localDay(at, portZone),
        approve_by: localDay(hoursAfter(at, answerHours), portZone),
        zone: portZone,
        note: null,
        state: 'TO_APPROVE',
        state_at: at,
        made_at: at,
        proof_files: [],
      };
    }),
    us_entry_duty_amount: clearing.flatMap(({ entry, dutyId }) =>
      Object.entries(estimated).map(([kind, amount]) => ({
        org_id: entry.org_id,
        entry_id: entry.id,
        duty_id: dutyId,
        kind,
        amount,
      })),
    ),
  };
}

/** What goes by sea was filed a good day before it was loaded. */
function isfRows({ entry, shipment: { lane }, made }: ReturnType<typeof entryOf>) {
  if (lane.transport !== '2') return [];
  return [
    {
      org_id: entry.org_id,
      entry_id: entry.id,
      isf_state: 'accepted',
      isf_no: 'WMF3000412345678',
      isf_filed_at: hoursAfter(made, -32),
      loading_at: null,
      seller: null,
      buyer: null,
      consignee_no: '91-114444200',
      manufacturer: 'Ningbo Beilun Hardware Co., Ltd.',
      ship_to: null,
      stuffing: 'Ningbo Beilun CFS',
      consolidator: null,
      stow_plan: true,
      container_messages: false,
    },
  ];
}

function entryOf({ shipment, owner }: Order, { entryNo, hold, port }: (typeof kinds)[number], at: number) {
  const chance = chanceOf(`entry ${shipment.id}`);
  const { journey } = shipment;
  const timeOf = (stage: (typeof stageOrder)[number]) => {
    const place = stageOrder.indexOf(stage);
    return place <= journey.reached ? journey.at[place] : undefined;
  };
  const [departed, clearing, delivered] = [timeOf('DEPARTED'), timeOf('IN_CLEARANCE'), timeOf('DELIVERED')];
  const released = clearing && delivered && new Date((clearing.getTime() + delivered.getTime()) / 2);
  const times: Partial<Record<(typeof stepOrder)[number], Date | undefined>> = {
    SUBMITTED: departed && hoursAfter(departed, -4),
    FLIGHT_DEPARTED: departed,
    FLIGHT_ARRIVED: timeOf('ARRIVED'),
    CLEARING: clearing,
    RELEASED: released,
    DELIVERED: delivered,
    SIGNED: timeOf('SIGNED'),
  };
  const steps = stepOrder.flatMap((step) => (times[step] ? [[step, times[step]] as const] : []));
  const last = steps.at(-1)?.[1] ?? journey.statusAt;
  const made = hoursAfter(steps[0]?.[1] ?? last, -6);
  const entry = {
    org_id: owner.orgId,
    id: chance.id(made),
    file_no: `US${localDay(made, 'Asia/Shanghai').slice(2).replaceAll('-', '')}${firstNumber + at}`,
    entry_no: entryNo,
    entry_type: '01',
    port,
    firms: 'W123',
    importer_no: '91-114444200',
    bond_type: 'continuous',
    bond_no: '250007391',
    bond_amount: '50000.00',
    remark: null,
    status: statusAfter(steps.map(([step]) => step)),
    status_at: last,
    version: steps.length + 1,
    updated_at: last,
  };
  return {
    shipment,
    owner,
    entry,
    steps,
    hold,
    holdId: chance.id(last),
    rfiId: chance.id(last),
    wordId: chance.id(last),
    dutyId: chance.id(last),
    chance,
    made,
  };
}
