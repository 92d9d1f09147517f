import type { FileStore } from '../kernel/files.ts';
import type { Passwords } from '../kernel/passwords.ts';
import { type Clerk, clerkOf, organisationRows, type Team, teamsOf, userRows } from './accounts.ts';
import { staffBellRows } from './bell.rows.ts';
import type { DemoBooking } from './booking.made.ts';
import { demoBookings } from './booking.made.ts';
import { bookingRows } from './booking.rows.ts';
import { chanceOf } from './chance.ts';
import { channelRows } from './channel.rows.ts';
import { customsRows } from './customs.rows.ts';
import type { DemoRows } from './demo.commands.ts';
import { ageInHours } from './demo-id.ts';
import { draftRows } from './draft.rows.ts';
import { entryRows } from './entries.rows.ts';
import { eventRows } from './event.rows.ts';
import { feedRows } from './feed.rows.ts';
import { withFiled } from './filed.rows.ts';
import { flightRows } from './flight.rows.ts';
import { forwarderRows } from './forwarder.rows.ts';
import { cartonRows, goodsRows } from './goods.rows.ts';
import { historyRows } from './history.rows.ts';
import { holdRows, noteRows } from './hold.rows.ts';
import { homeSample } from './home.sample.ts';
import { importRows } from './import.rows.ts';
import { labelRows } from './labels.rows.ts';
import { hoursAfter } from './local-hours.ts';
import { sentMessages } from './messages.seed.ts';
import { midRows } from './mids.rows.ts';
import { moneyRows } from './money.rows.ts';
import { noticeRows } from './notice.rows.ts';
import { type Owner, orderRow, referenceRows } from './order.rows.ts';
import { papersOfSome } from './papers.ts';
import { partyRows } from './party.rows.ts';
import { profileRows } from './profile.rows.ts';
import { questionRows } from './questions.rows.ts';
import { rateRows } from './rate.rows.ts';
import { receiptRows } from './receipt.rows.ts';
import { registrationRows } from './registration.rows.ts';
import { requestRows } from './request.rows.ts';
import { shareRows } from './share.rows.ts';
import { sheetRows } from './sheet.rows.ts';
import { type Shipment, shipmentsOf } from './shipment.ts';
import { demoSiteRows } from './site-content.ts';
import { customerRows, hostRows, productRows, staffTeamRows } from './staff.rows.ts';
import { trustRows } from './trust.rows.ts';
import { unidentifiedDeeds, unidentifiedRows } from './unidentified.rows.ts';
import { viewRows } from './view.rows.ts';
import { eventsUnder } from './waybill.events.ts';
import { waybillDeeds } from './waybill.life.rows.ts';
import { weighbridgeNotes } from './waybill.papers.ts';
import { demoWaybills, hungOn } from './waybill.rows.ts';
import { waybillRows } from './waybill.tables.ts';

interface Order {
  readonly shipment: Shipment;
  readonly owner: Owner;
  readonly team: Team;
}

/** Every row of the demo as it stands at `now`. The papers of some orders are put into the store on the way. */
export async function demoRows(passwords: Passwords, files: FileStore, now: Date): Promise<DemoRows> {
  const [teams, clerk] = [teamsOf(now), clerkOf(now)];
  const booked = demoBookings(teams, now);
  const orders = teams.flatMap((team) => ordersOf(team, booked, now));
  const apart = orders.filter(({ shipment }) => !shipment.isBooked);
  const each = <T>(rowsOf: (order: Order, at: number) => T[]) => orders.flatMap(rowsOf);
  const [users, papers, applications, imports] = await Promise.all([
    userRows(teams, clerk, passwords, now),
    papersOfSome(files, orders, clerk),
    registrationRows(passwords, files, { teams, clerk, now }),
    importRows(files, apart, now),
  ]);
  const sheets = sheetRows(apart, now);
  const { trustOf, audit: trustDeeds, ...trusts } = trustRows(orders, clerk, now);
  const waybills = demoWaybills(booked, now);
  const feeds = feedRows(apart, clerk, now);
  const notes = await weighbridgeNotes(files, waybills, clerk);
  const { reservations, audit: bookingDeeds, ...bookings } = bookingRows(booked, clerk, hungOn(waybills));
  const waybillTables = waybillRows(waybills, notes, bookings.hawb, clerk, now);
  const orderRows = each(({ shipment, owner }) => [
    {
      ...orderRow(shipment, owner),
      trust_id: trustOf(shipment.id),
      import_id: imports.madeBy.get(shipment.id)?.import ?? null,
    },
  ]);
  const remarks = new Map(orderRows.map(({ id, remark }) => [id, remark]));
  const requests = requestRows(orders, (id) => remarks.get(id) ?? null, clerk);
  const { audit: shareDeeds, ...shares } = shareRows(orders, now);
  const registrations = applications.map(({ registration }) => registration);
  const rows = {
    organisation: organisationRows(teams, clerk, now),
    ...forwarderRows(now),
    ...staffTeamRows(teams, now),
    app_user: users,
    channel: channelRows(now),
    customer: customerRows(teams, now),
    customer_channel: productRows(teams, now),
    ...profileRows(now),
    rate_card: rateRows(now),
    ...flightRows(teams, now),
    slot_reservation: reservations,
    ...trusts,
    ...bookings,
    ...waybillTables,
    ...draftRows(waybills, clerk),
    orders: orderRows,
    shipment_reference: each(({ shipment, owner }) => referenceRows(shipment, owner)),
    warehouse_receipt: each((order, at) => receiptRows(order, at, clerk)),
    unidentified_cargo: unidentifiedRows(clerk, now),
    order_hold: orders.flatMap(({ shipment, owner }, at) =>
      holdRows(shipment, owner, clerk, at, shipment.id),
    ),
    order_request: requests,
    order_desk_note: each(({ shipment, owner }) => noteRows(shipment, owner, clerk, now)),
    order_party: each(({ shipment, owner }) => partyRows(shipment, owner.orgId)),
    goods_line: each(({ shipment, owner }) => goodsRows(shipment, owner.orgId)),
    carton_group: each(({ shipment, owner }) => cartonRows(shipment, owner.orgId)),
    file: [...[...papers, ...applications, ...notes].map(({ file }) => file), ...imports.files],
    data_import: imports.data_import,
    data_import_row: imports.data_import_row,
    record_file: [...papers, ...notes].map(({ record_file }) => record_file),
    shipment_event: [
      ...each(({ shipment, owner }) => eventRows(shipment, owner, clerk, now)).map((event) =>
        event.code === 'ORDERED' && imports.madeBy.has(event.subject_id)
          ? { ...event, source: 'import' }
          : event,
      ),
      ...eventsUnder(waybills, waybillTables.mawb_event),
      ...feeds.events,
    ],
    ...shares,
    ...sheets,
    staff_notice: staffBellRows(
      {
        requests,
        users,
        sheets: sheets.exception_sheet,
        words: sheets.sheet_comment,
        orders: orderRows,
        staff: clerk.orgId,
      },
      now,
    ),
    saved_view: viewRows(teams, now),
    notice: noticeRows(orders, sheets.exception_sheet, now),
    audit: [
      ...each(({ shipment, owner, team }) =>
        historyRows(shipment, owner, team, clerk, imports.madeBy.get(shipment.id)),
      ),
      ...imports.audit,
      ...trustDeeds,
      ...bookingDeeds,
      ...shareDeeds,
      ...waybills.flatMap((one) => waybillDeeds(one, clerk)),
      ...unidentifiedDeeds(clerk, now),
    ],
    registration: registrations,
    message: messageRows(clerk, numbersOf(registrations), now),
    host_brand: hostRows(now),
    ...demoSiteRows(
      hoursAfter(now, -ageInHours),
      homeSample(
        orders.map(({ shipment }) => shipment),
        now,
      ),
    ),
    feed_message: feeds.messages,
  };
  const customs = await customsRows(files, {
    orders,
    goods: rows.goods_line,
    sheets: sheets.exception_sheet,
    clerk,
    now,
  });
  const entries = withFiled(entryRows(orders, clerk), rows);
  const first = rows.orders.find(({ id }) => id === entries.us_entry_order[0]?.order_id);
  const by = users.find(({ user_id }) => user_id === first?.created_by) ?? {
    user_id: clerk.userId,
    name: clerk.name,
  };
  const mids = await midRows(files, { entries, goods: rows.goods_line, by, clerk, now });
  const money = moneyRows({ orders, clerk, now });
  const asked = await questionRows(files, { orgId: first?.org_id ?? '', by, clerk, now });
  const ofLabels = rows.orders.filter(({ org_id: orgId }) => orgId === first?.org_id).slice(0, 4);
  const labels = await labelRows(files, { orders: ofLabels, by, clerk, now });
  const withPapers = [rows, customs, mids, asked, labels];
  return {
    ...rows,
    ...customs,
    ...entries,
    ...asked,
    ...money,
    label_brand: labels.label_brand,
    label_batch: labels.label_batch,
    label: labels.label,
    label_photo: labels.label_photo,
    label_check: labels.label_check,
    label_word: labels.label_word,
    mid: mids.mid,
    us_entry_mid: mids.us_entry_mid,
    file: withPapers.flatMap(({ file }) => file),
    record_file: withPapers.flatMap(({ record_file }) =>
      record_file.map((one) => ({ thumbnail_id: null, ...one })),
    ),
    audit: [
      ...rows.audit,
      ...customs.audit,
      ...entries.audit,
      ...mids.audit,
      ...labels.audit,
      ...asked.audit,
      ...money.audit,
    ],
  };
}

/** Those that lie on no booking, oldest first, and then those that do. */
function ordersOf(team: Team, bookings: readonly DemoBooking[], now: Date): Order[] {
  const apart = shipmentsOf(team.customer, now).map((shipment, at) => ({
    shipment,
    team,
    owner: ownerOf(team, shipment, at),
  }));
  const booked = bookings
    .filter(({ orgId, isOrdered }) => isOrdered && orgId === team.orgId)
    .flatMap(({ orgId, createdBy, shipments }) =>
      shipments.map((shipment) => ({ shipment, team, owner: { orgId, createdBy, handlerId: null } })),
    );
  return [...apart, ...booked];
}

/** Fifteen orders of the large customer belong to the contact who sees only their own: eight made here and four on bookings, three handled. */
function ownerOf(team: Team, { chance }: Shipment, at: number): Owner {
  const { orgId, customer, accounts, idOf } = team;
  if (accounts.length === 1) return { orgId, createdBy: idOf(customer.admin), handlerId: null };
  const createdBy = idOf(at % 33 === 3 ? 'demo.own' : chance.pick(['demo', 'demo.ops']));
  const handler = at % 100 === 50 ? 'demo.own' : chance.happens(0.5) ? 'demo.ops' : null;
  return { orgId, createdBy, handlerId: handler && idOf(handler) };
}

/** The number of an application by the mobile and the mail address of its applicant. */
function numbersOf(
  applications: readonly { mobile: string; email: string; no: string }[],
): Map<string, string> {
  return new Map(
    applications.flatMap(({ mobile, email, no }) => [
      [mobile, no],
      [email, no],
    ]),
  );
}

/** The messages of the demo. They lie under the forwarder, with whom they go; one about an application names its number. */
function messageRows({ orgId }: Clerk, numbers: ReadonlyMap<string, string>, now: Date) {
  return sentMessages.map(({ hoursAgo, params, error, ...message }, at) => {
    const made = hoursAfter(now, -hoursAgo);
    const no = params.no && numbers.get(message.recipient);
    return {
      message_id: chanceOf(`message ${at}`).id(made),
      org_id: orgId,
      ...message,
      language: 'zh-cn',
      params: no ? { ...params, no } : params,
      provider: message.channel === 'mail' ? 'smtp' : 'log',
      error: error ?? null,
      tries: message.state === 'failed' ? 8 : 1,
      created_at: made,
      sent_at: message.state === 'sent' ? made : null,
    };
  });
}
