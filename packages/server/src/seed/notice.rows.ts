import { sheetKinds } from '@loadline/contract/exceptions/sheet-kind';
import { wordOf } from '@loadline/contract/kernel/code';
import type { NoticeEventName } from '@loadline/contract/messages/notice-event';
import type { Team } from './accounts.ts';
import { chanceOf } from './chance.ts';
import { hoursAfter } from './local-hours.ts';
import { toldOfOrders, toldOfSheets } from './notices.seed.ts';
import type { Owner } from './order.rows.ts';
import type { Shipment } from './shipment.ts';

interface Order {
  readonly shipment: Shipment;
  readonly owner: Owner;
  readonly team: Team;
}

interface Sheet {
  readonly org_id: string;
  readonly id: string;
  readonly order_id: string;
  readonly sheet_no: string;
  readonly kind: string;
  readonly state: string;
  readonly state_since: Date;
}

interface Reader {
  readonly orgId: string;
  readonly userId: string;
  readonly username: string;
  /** What they may see. */
  readonly orders: readonly Order[];
  readonly sheets: readonly Sheet[];
}

/** What everybody of the demo's customers was told. */
export function noticeRows(orders: readonly Order[], sheets: readonly Sheet[], now: Date) {
  const teams = [...new Set(orders.map(({ team }) => team))];
  return teams
    .flatMap((team) => readersOf(team, orders, sheets))
    .flatMap((reader) => [...ofOrders(reader, now), ...ofSheets(reader, now)]);
}

function readersOf(team: Team, all: readonly Order[], sheets: readonly Sheet[]): Reader[] {
  return team.accounts.map(({ username, dataAuthority }) => {
    const userId = team.idOf(username);
    const isSeen = ({ owner }: Order) =>
      dataAuthority === 'organisation' || owner.createdBy === userId || owner.handlerId === userId;
    const orders = all.filter((order) => order.team === team && isSeen(order));
    const ids = new Set(orders.map(({ shipment }) => shipment.id));
    return {
      orgId: team.orgId,
      userId,
      username,
      orders,
      sheets: sheets.filter((one) => ids.has(one.order_id)),
    };
  });
}

function ofOrders(reader: Reader, now: Date) {
  return toldOfOrders.flatMap(({ event, order, isHeld = false, read, words = {} }, at) => {
    const found = reader.orders.findLast(
      ({ shipment: { journey, onHold } }) => journey.status === order && (!isHeld || onHold),
    )?.shipment;
    if (!found) return [];
    const about = { subject: 'order', subject_id: found.id, number: found.orderNumber };
    const told = { event, ...about, words: { ...whereabouts(event, found), ...words } };
    return [noticeRow(reader, `order ${at}`, told, soonAfter(found.journey.statusAt, now), read)];
  });
}

function soonAfter(moment: Date, now: Date): Date {
  const soon = hoursAfter(moment, 0.1);
  return soon < now ? soon : now;
}

/** Where it left or came to, for the milestones among the events. */
function whereabouts(event: NoticeEventName, { route }: Shipment): Record<string, string> {
  if (event === 'departed') return { place: route.from, flight: route.carrier };
  return event === 'arrived' || event === 'customsHold' ? { place: route.to } : {};
}

function ofSheets(reader: Reader, now: Date) {
  return reader.sheets.flatMap((sheet, at) => {
    const told = toldOfSheets[sheet.state];
    if (!told) return [];
    const { zh: kindZh, en: kindEn } = wordOf(sheetKinds, sheet.kind);
    const about = { subject: 'sheet', subject_id: sheet.id, number: sheet.sheet_no };
    const said = { event: 'exception', ...about, words: { deed: told.deed, kindZh, kindEn } };
    return [noticeRow(reader, `sheet ${at}`, said, soonAfter(sheet.state_since, now), told.read)];
  });
}

function noticeRow({ orgId, userId, username }: Reader, key: string, told: object, at: Date, read?: true) {
  return {
    org_id: orgId,
    notice_id: chanceOf(`notice ${username} ${key}`).id(at),
    user_id: userId,
    ...told,
    key: `demo ${key}`,
    in_app: true,
    read_at: read ? hoursAfter(at, 0.2) : null,
    created_at: at,
  };
}
