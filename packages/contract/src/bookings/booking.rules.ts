import { checkAirWaybill } from '../checks/waybill.ts';
import type { SaidAt } from '../documents/document.path.ts';
import { labelAt } from '../documents/document.path.ts';
import { centimetresIn } from '../freight/chargeable-weight.ts';
import { usualRules } from '../freight/weight-rule.ts';
import type { Decimal } from '../kernel/decimal.ts';
import { exact, isLess, minus, plain, plus, zero } from '../kernel/decimal.ts';
import type { Finding } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import { dangerousErrors } from './booking.dangerous.ts';
import { openNeeds } from './booking.needed.ts';
import type { Figures } from './booking.totals.ts';
import { figuresOf, figuresOfDimensions, figuresOfHouses } from './booking.totals.ts';
import { wayWarnings } from './booking.way.ts';
import type { BookingContent } from './booking-content.ts';
import { contentFields } from './booking-content.ts';
import type { BookingParty } from './booking-party.ts';
import { togetherErrors } from './house-waybill.ts';

/** How far sums may lie beside a total that was rounded another way: pieces, kilograms, cubic metres. Shown at the totals. */
export const tolerance = { quantity: '0', grossWeight: '0.5', volume: '0.01' } as const;

export interface BookingFindings {
  /** What stands in the way of submitting. */
  readonly errors: Finding[];
  /** What is merely odd. */
  readonly warnings: Finding[];
}

/** What else is known: the day in China, an instant, and where the product goes; none: anywhere, or nobody knows. */
export interface BookingFacts {
  readonly today: string;
  readonly now: string;
  readonly served?: readonly string[];
}

/**
 * All that is wrong with a booking that is to be submitted, and all that is merely odd. Server and form ask the same
 * function, so that a button is never offered that the server refuses.
 */
export function findingsOfBooking(
  content: BookingContent,
  { today, now, served = [] }: BookingFacts,
): BookingFindings {
  const errors = [
    ...openNeeds(content),
    ...flightErrors(content, today),
    ...deadlineErrors(content, now),
    ...totalErrors(content),
    ...houseErrors(content),
    ...partyErrors(content),
    ...dangerousErrors(content),
  ];
  const warnings = [
    ...wayWarnings(content, served),
    ...numberWarnings(content),
    ...pieceWarnings(content),
    ...itemWarnings(content),
  ];
  return {
    errors: errors.map((one) => findingAt(content, one)),
    warnings: warnings.map((one) => findingAt(content, one)),
  };
}

function findingAt(content: BookingContent, { path, says }: SaidAt): Finding {
  return { path, label: labelAt(contentFields, content, path) ?? { zh: '订舱', en: 'Booking' }, says };
}

function flightErrors({ flight }: BookingContent, today: string): SaidAt[] {
  const past = flight.flightDate !== null && flight.flightDate < today;
  const same = flight.origin !== null && flight.origin === flight.destination;
  const awb = flight.mawbNo !== null && checkAirWaybill(flight.mawbNo) === 'malformed';
  return [
    ...(past ? [{ path: 'flight.flightDate', says: pastDay }] : []),
    ...(same ? [{ path: 'flight.destination', says: samePlace }] : []),
    ...(awb ? [{ path: 'flight.mawbNo', says: awbShape }] : []),
  ];
}

const pastDay: Text = { zh: '航班日期已过', en: 'this day has passed' };
const samePlace: Text = { zh: '不能与起运港相同', en: 'cannot be the origin' };
const awbShape: Text = { zh: '应为 11 位数字，如 784-12345675', en: '11 digits such as 784-12345675' };

function deadlineErrors({ pickup }: BookingContent, now: string): SaidAt[] {
  return pickup.deadline !== null && pickup.deadline <= now
    ? [{ path: 'pickup.deadline', says: { zh: '截单时间已过', en: 'the deadline has passed' } }]
    : [];
}

const wordsOf = {
  quantity: { zh: '件数', en: 'pieces', unit: '' },
  grossWeight: { zh: '毛重', en: 'gross weight', unit: ' kg' },
  volume: { zh: '体积', en: 'volume', unit: ' m³' },
} as const;

const keys = ['quantity', 'grossWeight', 'volume'] as const;

/** The totals are there, the dimensions come to them, and so do the house waybills, each within the tolerance. */
function totalErrors(content: BookingContent): SaidAt[] {
  const totals = figuresOf(content);
  const measured = figuresOfDimensions(content);
  const housed = figuresOfHouses(content.houses.rows);
  const typed: Figures = content.cargo;
  return keys.flatMap((key) => {
    if (totals[key] === null) return [{ path: `cargo.${key}`, says: { zh: '不能为空', en: 'required' } }];
    const byDimensions = apart(key, typed[key], measured[key])
      ? [{ path: `cargo.${key}`, says: beside(key, '尺寸合计', 'the dimensions come to', measured[key]) }]
      : [];
    const byHouses = apart(key, totals[key], housed[key])
      ? [
          {
            path: 'houses.rows',
            says: beside(key, '分单合计', 'the house waybills come to', housed[key], totals[key]),
          },
        ]
      : [];
    return [...byDimensions, ...byHouses];
  });
}

/** Whether two figures differ by more than they may. */
export function apart(
  key: keyof Figures,
  one: string | number | null,
  other: string | number | null,
): boolean {
  if (one === null || other === null) return false;
  return isLess(exact(tolerance[key]), distance(exact(String(one)), exact(String(other))));
}

function distance(one: Decimal, other: Decimal): Decimal {
  return isLess(one, other) ? minus(other, one) : minus(one, other);
}

function beside(
  key: keyof Figures,
  zh: string,
  en: string,
  sum: string | number | null,
  total: string | number | null = null,
): Text {
  const { zh: what, en: whatEn, unit } = wordsOf[key];
  const [is, all] = [plain(String(sum)), total === null ? null : plain(String(total))];
  return {
    zh: `${zh}${what} ${is}${unit}${all === null ? '' : `，总计 ${all}${unit}`}，相差不能超过 ${tolerance[key]}${unit}`,
    en: `${en} ${is}${unit} of ${whatEn}${all === null ? '' : `, the total is ${all}${unit}`}; they may differ by ${tolerance[key]}${unit}`,
  };
}

function houseErrors(content: BookingContent): SaidAt[] {
  const { flight, houses } = content;
  if (flight.waybillKind === 'direct' && houses.rows.length > 0)
    return [
      { path: 'houses.rows', says: { zh: '直单没有分单', en: 'a direct waybill has no house waybills' } },
    ];
  const whole = houses.rows.map((row) => (row.orderPieces !== null ? { ...row, orderNumber: null } : row));
  return [...togetherErrors(content), ...ordersTwice(whole)];
}

function ordersTwice(rows: BookingContent['houses']['rows']): SaidAt[] {
  return rows.flatMap((row, at) => {
    const first = rows.findIndex((one) => one.orderNumber === row.orderNumber);
    return row.orderNumber === null || first === at
      ? []
      : [
          {
            path: `houses.rows.${row.id}.orderNumber`,
            says: { zh: `与第 ${first + 1} 行相同`, en: `the same as in row ${first + 1}` },
          },
        ];
  });
}

function partyErrors({ parties }: BookingContent): SaidAt[] {
  return isToOrder(parties.consignee)
    ? [
        {
          path: 'parties.consignee.name',
          says: {
            zh: '空运单不可转让，收货人不能为 TO ORDER',
            en: 'an air waybill is not negotiable: name the consignee, not TO ORDER',
          },
        },
      ]
    : [];
}

function isToOrder(consignee: BookingParty | null): boolean {
  return [consignee?.name, consignee?.address].some((text) => /\bTO\s+(THE\s+)?ORDER\b/i.test(text ?? ''));
}

/** The check digit only warns here: who confirms takes no number that is wrong. */
function numberWarnings({ flight }: BookingContent): SaidAt[] {
  return flight.mawbNo !== null && checkAirWaybill(flight.mawbNo) === 'wrong-digit'
    ? [
        {
          path: 'flight.mawbNo',
          says: { zh: '校验位不符，请核对', en: 'the check digit does not match: look again' },
        },
      ]
    : [];
}

function pieceWarnings({ cargo }: BookingContent): SaidAt[] {
  const { centimetres, kilograms } = usualRules.air.piece;
  return cargo.dimensions.flatMap((row) => {
    const at = (key: string) => `cargo.dimensions.${row.id}.${key}`;
    const long = (['length', 'width', 'height'] as const).filter((key) =>
      isLess(exact(centimetres), centimetresIn(row[key] ?? '0', cargo.unit)),
    );
    const heavy = isLess(exact(kilograms), exact(row.weight ?? '0'));
    return [
      ...long.map((key) => ({ path: at(key), says: tooLong(centimetres) })),
      ...(heavy ? [{ path: at('weight'), says: tooHeavy(kilograms) }] : []),
    ];
  });
}

function tooLong(most: string): Text {
  return {
    zh: `单边超过 ${most} cm，须与我司确认机型`,
    en: `longer than ${most} cm: not every aircraft takes it`,
  };
}

function tooHeavy(most: string): Text {
  return {
    zh: `单件超过 ${most} kg，须与我司确认`,
    en: `heavier than ${most} kg: not every aircraft takes it`,
  };
}

function itemWarnings(content: BookingContent): SaidAt[] {
  const gross = figuresOf(content).grossWeight;
  const kilograms = content.cargo.items.map((item) => exact(item.kilograms ?? '0')).reduce(plus, zero);
  return gross !== null && isLess(exact(gross), kilograms)
    ? [
        {
          path: 'cargo.items',
          says: { zh: '商品重量之和大于毛重', en: 'the goods weigh more than the gross weight' },
        },
      ]
    : [];
}
