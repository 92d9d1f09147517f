import type { WaybillStatus } from '../codes/waybill-status.ts';
import { placeOf, waybillStatuses } from '../codes/waybill-status.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';
import { lifecycle } from '../kernel/lifecycle.ts';
import type { Permission } from '../kernel/permission.ts';
import type { Text } from '../kernel/text.ts';
import type { WaybillGuard } from './waybill.guard.ts';
import type { MoveKey } from './waybill.move-data.ts';

/** Who makes a step: the customer, an operator, or an event that the airline sends. */
export type WaybillActor = 'customer' | 'operator' | 'carrier';

/** One legal step of a master waybill, for one kind of actor. */
export interface WaybillMove {
  readonly from: WaybillStatus;
  readonly to: WaybillStatus;
  readonly actor: WaybillActor;
  /** The right it takes; `system`: events make it. */
  readonly by: Permission | 'system';
  /** What the button says. */
  readonly words: Text;
  readonly needs: readonly MoveKey[];
  readonly may: readonly MoveKey[];
  readonly guards: readonly WaybillGuard[];
}

type Ask = Partial<Pick<WaybillMove, 'needs' | 'may' | 'guards'>>;

function move(
  actor: WaybillActor,
  by: WaybillMove['by'],
  [from, to]: readonly [WaybillStatus, WaybillStatus],
  [zh, en]: readonly [string, string],
  { needs = [], may = ['note'], guards = [] }: Ask,
): WaybillMove {
  return { from, to, actor, by, words: { zh, en }, needs, may, guards };
}

type Way = readonly [WaybillStatus, WaybillStatus];
type Words = readonly [string, string];

const operator = (way: Way, words: Words, ask: Ask = {}) => move('operator', 'op:mawb:move', way, words, ask);
const customer = (by: Permission, way: Way, words: Words, ask: Ask = {}) =>
  move('customer', by, way, words, ask);
/** What an event knows is taken over; what it does not know stays empty. */
const carrier = (...way: Way) => move('carrier', 'system', way, ['承运人报文', 'Carrier message'], {});

const withdrawal = { needs: ['reason'], guards: ['onlyCustomer'] } as const satisfies Ask;
const reason = { needs: ['reason'] } as const satisfies Ask;
const departure = {
  needs: ['at'],
  may: ['override', 'reason', 'note'],
  guards: ['documentsApproved', 'weighbridgeThere', 'noHolds', 'dueToLeave'],
} as const satisfies Ask;
const pickup = { needs: ['party', 'at', 'deadline'] } as const satisfies Ask;
const assembly = { needs: ['ulds', 'at'], may: ['terminal', 'note'] } as const satisfies Ask;
const weighed = {
  needs: ['weighbridgeFile', 'pieces', 'grossWeight'],
  may: ['at', 'houses', 'note'],
} as const satisfies Ask;

/** The transitions of domain.md §3.1, row by row. */
export const waybillMoves: readonly WaybillMove[] = [
  operator(['29', '31'], ['确认订舱', 'Confirm the booking'], {
    needs: ['flightNo', 'flightDate', 'pieces', 'grossWeight', 'volume'],
    guards: ['soundNumber'],
  }),
  carrier('29', '31'),
  operator(['29', '30'], ['退回客户', 'Send back'], reason),
  operator(['29', '0'], ['拒绝主单', 'Reject'], reason),
  operator(['30', '0'], ['拒绝主单', 'Reject'], reason),
  operator(['31', '0'], ['拒绝主单', 'Reject'], reason),
  operator(['32', '0'], ['拒绝主单', 'Reject'], { needs: ['reason', 'returnFile'] }),
  customer('book:add', ['29', '0'], ['撤回订舱', 'Withdraw'], withdrawal),
  customer('book:add', ['30', '0'], ['撤回订舱', 'Withdraw'], withdrawal),
  customer('book:add', ['30', '29'], ['修改后重新提交', 'Hand in again'], { guards: ['onlyCustomer'] }),
  operator(['31', '29'], ['退回待订舱', 'Back to awaiting booking'], reason),
  operator(['31', '32'], ['入库', 'Store in warehouse'], {
    needs: ['at'],
    may: ['houses', 'note'],
    guards: ['notSelfDelivery', 'housesMeasured'],
  }),
  operator(['31', '42'], ['开始制单', 'Prepare documents'], { guards: ['selfDelivery'] }),
  operator(['32', '33'], ['组板', 'Assemble'], assembly),
  operator(['32', '42'], ['开始制单', 'Prepare documents']),
  operator(['33', '42'], ['开始制单', 'Prepare documents']),
  operator(['42', '43'], ['送客户确认', 'Send to the customer'], { guards: ['draftThere', 'soundInfo'] }),
  customer('mawb:confirm', ['43', '44'], ['确认草稿', 'Agree'], { guards: ['allAgreed'] }),
  operator(['43', '44'], ['代客户确认', 'Agree for the customer'], { needs: ['at', 'evidenceFile'] }),
  customer('mawb:confirm', ['43', '42'], ['要求修改', 'Request a change'], { needs: ['change'] }),
  operator(['44', '42'], ['退回制单', 'Back to documents'], reason),
  operator(['44', '41'], ['货站收货', 'Received at cargo station'], {
    needs: ['terminal', 'at', 'pieces'],
    may: ['override', 'reason', 'note'],
    guards: ['noHolds'],
  }),
  carrier('44', '41'),
  operator(['41', '45'], ['上传磅单', 'Upload the weighbridge note'], weighed),
  customer('book:add', ['41', '45'], ['上传磅单', 'Upload the weighbridge note'], {
    ...weighed,
    guards: ['selfDelivery', 'onlyCustomer'],
  }),
  operator(['45', '44'], ['磅差退审', 'Weight differs, review again'], {
    ...reason,
    guards: ['beyondTolerance'],
  }),
  operator(['41', '33'], ['货站组板', 'Built up at the terminal'], assembly),
  operator(['45', '33'], ['货站组板', 'Built up at the terminal'], assembly),
  operator(['33', '45'], ['组板后过磅', 'Weighed after build-up'], {
    may: ['weighbridgeFile', 'pieces', 'grossWeight', 'at', 'houses', 'note'],
    guards: ['weighbridgeThere'],
  }),
  operator(['45', '3'], ['起飞', 'Departed'], departure),
  operator(['33', '3'], ['起飞', 'Departed'], departure),
  carrier('45', '3'),
  carrier('33', '3'),
  operator(['3', '45'], ['更正误报起飞', 'Correct a wrong departure'], reason),
  operator(['3', '4'], ['到港', 'Arrived'], { needs: ['at'] }),
  carrier('3', '4'),
  operator(['4', '40'], ['开始拆板', 'Start pallet breakdown'], { needs: ['terminal', 'at'] }),
  carrier('4', '40'),
  operator(['4', '34'], ['通知提货', 'Notify pickup'], pickup),
  operator(['40', '34'], ['通知提货', 'Notify pickup'], pickup),
  carrier('4', '34'),
  carrier('40', '34'),
  operator(['34', '8'], ['提货', 'Picked up'], {
    needs: ['receiver', 'at', 'pieces'],
    may: ['photoFile', 'note'],
  }),
  carrier('34', '8'),
];

/** The same as server and browser ask `requireMove` and `nextOf`. */
export const waybillLifecycle: Lifecycle<WaybillStatus> = lifecycle({
  states: waybillStatuses,
  first: '29',
  moves: waybillMoves,
});

/** The steps that a set of rights may make from a status, as buttons show them. */
export function movesFrom(from: WaybillStatus, allowed: readonly string[]): readonly WaybillMove[] {
  return waybillMoves.filter((one) => one.from === from && allowed.includes(one.by));
}

/** The step of an actor between two statuses, if it is legal. */
export function moveOf(actor: WaybillActor, from: WaybillStatus, to: WaybillStatus): WaybillMove | undefined {
  return waybillMoves.find((one) => one.actor === actor && one.from === from && one.to === to);
}

/** Whether cargo goes out of our hands between two statuses: into the cargo station, or off the ground. */
export function goesOut(from: WaybillStatus, to: WaybillStatus): boolean {
  return (['41', '3'] as const).some((out) => placeOf(from) < placeOf(out) && placeOf(to) >= placeOf(out));
}

/** Physical facts: an event of a departure, an arrival or a delivery may jump over what nobody recorded. */
export const jumpTargets: readonly WaybillStatus[] = ['3', '4', '8'];
