import { billedAsWhole, bookingTotals } from '@loadline/contract/bookings/booking.totals';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { productWeightRule } from '@loadline/contract/freight/product-weight';
import type { Weighing } from '@loadline/contract/freight/weighing';
import type { WeightRule } from '@loadline/contract/freight/weight-rule';
import { exact, fixed, largerOf, plain } from '@loadline/contract/kernel/decimal';
import type { MeasuredLine } from '@loadline/contract/receipts/measured';
import { chargeableOf, figuresOf } from '@loadline/contract/receipts/measured';
import { measuredOf } from './app.chain.factory.ts';
import { testProduct } from './features/bookings/bookings.factory.ts';
import type { TestHouse } from './testing/house.ts';

/** The day on which what is booked as `b` departs: when its flight did, else when it is to. */
const departs = `coalesce((select coalesce((f.atd at time zone f.origin_zone)::date, f.flight_date) from flight f where f.id = b.flight_id), b.flight_date)`;

/** What of weights and room is not what the records say, each worked out anew by the rule of the day; every answer is empty. */
export function strayWeightsIn(
  house: Pick<TestHouse, 'rows'>,
  ruleOn: (day: string | null) => WeightRule,
): readonly (() => Promise<readonly object[]>)[] {
  /** What the warehouses measured of orders and what they are charged by, worked out anew from their receipts. */
  const strayOrders = async () => {
    const orders = await house.rows<{ no: string; kept: string; day: string; lines: MeasuredLine[] }>(`
      select o.order_number as no, concat_ws(' ', o.actual_pks_num, trim_scale(o.actual_weight), trim_scale(o.actual_volume), trim_scale(o.charging_weight),
          case when o.charging_weight is not null then o.charging_unit end) as kept,
        coalesce((select min(${departs}) from hawb h join booking b on b.id = h.booking_id where h.order_id = o.id),
          (o.order_time at time zone 'Asia/Shanghai')::date)::text as day,
        coalesce((select json_agg(l) from warehouse_receipt r, jsonb_array_elements(r.lines) l where r.order_id = o.id and r.state = 'RECEIVED'), '[]') as lines
      from orders o`);
    return orders.flatMap(({ no, kept, day, lines }) => {
      const { pieces, grossWeight, volume } = figuresOf(lines);
      const rule = ruleOn(day);
      const charged = plain(chargeableOf(lines, rule));
      const due =
        lines.length === 0 ? '' : [pieces, plain(grossWeight), plain(volume), charged, rule.unit].join(' ');
      return due === kept ? [] : [{ what: 'measured and charged', no, day, kept, due }];
    });
  };

  /** What bookings are billed by as they were booked, and what their customers are billed of the waybill, in the same unit. */
  const strayBookings = async () => {
    const booked = await house.rows<{
      no: string;
      kept: string;
      share: string | null;
      day: string | null;
      content: BookingContent;
    }>(`
      select b.booking_no as no, concat_ws(' ', trim_scale(b.billing_weight), b.billing_unit) as kept, s.billing_unit as share, ${departs}::text as day, b.content
      from booking b left join mawb_share s on s.booking_id = b.id and s.mawb_id = b.mawb_id where b.status not in ('DRAFT', '0')`);
    return booked.flatMap(({ no, kept, share, day, content }) => {
      const rule = ruleOn(day);
      const due = `${plain(bookingTotals(content, rule).billingWeight)} ${rule.unit}`;
      const isAlike = due === kept && (share === null || share === rule.unit);
      return isAlike ? [] : [{ what: 'billed as booked', no, day, kept, share, due }];
    });
  };

  /** What customers are billed of waybills: by the weighbridge note where it is all theirs, else by what warehouses have, else as booked. */
  const strayShares = async () => {
    const shares = await house.rows<{
      no: string;
      kept: string;
      otherwise: string;
      day: string;
      noted: string | null;
      volume: string;
    }>(`
      select b.booking_no as no, trim_scale(s.billing_weight)::text as kept, ${departs}::text as day, h.volume::text as volume,
        trim_scale(case when h.measured then b.wms_billing_weight else b.billing_weight end)::text as otherwise,
        coalesce(case when (m.pieces, m.gross_weight, m.volume) = (b.accepted_pieces, b.accepted_gross_weight, b.accepted_volume) then m.final_gross_weight end, h.weighed)::text as noted
      from mawb_share s join booking b on b.id = s.booking_id and b.mawb_id = s.mawb_id join mawb m on m.id = s.mawb_id cross join lateral (
        select bool_and(${measuredOf}) as measured, case when count(h.weighed_gross_weight) = count(*) then sum(h.weighed_gross_weight) end as weighed,
          case when bool_and(w.pieces is not null) then sum(w.volume) else b.accepted_volume end as volume
        from hawb h left join lateral warehouse_of(h) w on true where h.booking_id = b.id) h`);
    return shares.flatMap(({ no, kept, otherwise, day, noted, volume }) => {
      const due =
        noted === null ? otherwise : plain(billedAsWhole({ grossWeight: noted, volume }, ruleOn(day)));
      return due === kept ? [] : [{ what: 'billed of the waybill', no, day, kept, due, noted }];
    });
  };

  /** The room that bookings hold, worked out anew from what the airline accepted of them, else from what they ask for. */
  const strayRoom = async () => {
    const held = await house.rows<{
      no: string;
      kg: string;
      cbm: string;
      day: string | null;
      grossWeight: string;
      volume: string;
    }>(`
      select b.booking_no as no, trim_scale(s.kg)::text as kg, trim_scale(s.cbm)::text as cbm, f.flight_date::text as day,
        coalesce(b.accepted_gross_weight, b.gross_weight)::text as "grossWeight", coalesce(b.accepted_volume, b.volume)::text as volume
      from slot_reservation s join booking b on b.id = s.booking_id join flight f on f.id = s.flight_id`);
    return held.flatMap(({ no, kg, cbm, day, grossWeight, volume }) => {
      const rule = ruleOn(day);
      const billed = rule.unit === 'kg' ? billedAsWhole({ grossWeight, volume }, rule) : '0';
      const due = [plain(fixed(largerOf(exact(grossWeight), exact(billed)), 3)), plain(volume)].join(' ');
      return due === `${kg} ${cbm}` ? [] : [{ what: 'room', no, day, held: `${kg} ${cbm}`, due }];
    });
  };

  /**
   * Bookings of a flight that hold no room of it though they should: on a waybill, and handed in until they are put off, which says
   * why. Who stands by or asks for a price may wait without.
   */
  const roomless = () =>
    house.rows<object>(`
      select 'holds no room' as what, b.booking_no as no, b.status from booking b join flight f on f.id = b.flight_id and f.state <> 'CANCELLED'
      where b.status not in ('DRAFT', '0') and not exists (select from slot_reservation s where s.booking_id = b.id and s.flight_id = b.flight_id)
        and (b.mawb_id is not null or b.reason is null and b.content #>> '{flight,position}' is distinct from '1' and b.content #>> '{flight,specialPrice}' is null)`);

  return [strayOrders, strayBookings, strayShares, strayRoom, roomless];
}

/** How a product weighs today, and from five days ahead on, where a card holds that says it otherwise. */
export interface Seasons {
  readonly now: Weighing;
  readonly later: Weighing | null;
}

const byAir = {
  basis: 'divisor',
  factor: '6000',
  step: '0.5',
  wholeAbove: null,
  rounds: 'shipment',
  leastWeight: '0',
} as const;

export const seasons = {
  /** As whatever flies. */
  usual: { now: byAir, later: null },
  pounds: { now: { ...byAir, basis: 'pounds', factor: '139', step: '1' }, later: byAir },
  dense: {
    now: { ...byAir, step: '1', rounds: 'carton', leastWeight: '300' },
    later: { ...byAir, basis: 'density', factor: '200', step: '1', leastWeight: '100' },
  },
} as const satisfies Record<string, Seasons>;

/** The product that is booked weighs so; the rule of a day. */
export async function weighsBy(house: Pick<TestHouse, 'rows'>, { now, later }: Seasons) {
  const begins = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const figures = ({ basis, factor, step, wholeAbove, rounds, leastWeight }: Weighing) => [
    basis,
    factor,
    step,
    wholeAbove,
    rounds,
    leastWeight,
    testProduct,
  ];
  await house.rows('truncate rate_card');
  await house.rows(
    'update channel set basis = $1, factor = $2, step = $3, whole_above = $4, rounds = $5, least_weight = $6 where name = $7',
    figures(now),
  );
  if (later)
    await house.rows(
      `insert into rate_card (id, product_id, origin, zone, zone_zh, zone_en, transit_from, transit_to, valid_from, valid_to, basis, factor, step,
         whole_above, rounds, least_weight, currency, breaks, minimum_charge, surcharges, published)
       select gen_random_uuid(), c.channel_id, 'PVG', 'US', '美国', 'US', 5, 8, $8, '2099-12-31', $1, $2, $3, $4, $5, $6, 'CNY',
         '[{"from":"0","price":"45"}]', 0, '[]', true from channel c where c.name = $7`,
      [...figures(later), begins],
    );
  return (day: string | null) => productWeightRule('1', later && day !== null && day >= begins ? later : now);
}
