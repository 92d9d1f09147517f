import type { Endpoint } from './endpoint.ts';
import { endpoint } from './endpoint.ts';
import type { Fields } from './field.ts';
import { decimal, flag, group, list, optional, text, whole } from './field.ts';
import type { Text } from './text.ts';

/** More rows than these are not added up: it would keep others waiting, and tell nobody much. */
export const summedAtMost = 100_000;

/** What everything that a list finds comes to. */
const cargoSums = {
  rows: whole({ label: { zh: '票数合计', en: 'Records in all' } }),
  /** How many of them nobody has measured: they count as they were declared. */
  declared: whole({ label: { zh: '按预报计的票数', en: 'Counted as declared' } }),
  pieces: whole({ label: { zh: '件数合计', en: 'Pieces in all' }, max: 999_999_999_999 }),
  grossWeight: decimal({ label: { zh: '毛重合计', en: 'Gross weight in all' }, scale: 3, unit: 'kg' }),
  volume: decimal({ label: { zh: '体积合计', en: 'Volume in all' }, scale: 6, unit: 'm³' }),
  chargeable: decimal({ label: { zh: '计费重合计', en: 'Chargeable weight in all' }, scale: 3, unit: 'kg' }),
  /** Of how many a chargeable weight in kilograms is known. */
  charged: whole({ label: { zh: '有计费重的票数', en: 'With a chargeable weight' } }),
  /** Never added over currencies. */
  values: list(
    group(
      {
        currency: text({ label: { zh: '币种', en: 'Currency' }, max: 3 }),
        amount: decimal({ label: { zh: '货值合计', en: 'Value in all' }, scale: 2 }),
        rows: whole({ label: { zh: '票数', en: 'Records' } }),
      },
      { label: { zh: '货值', en: 'Value' } },
    ),
    { label: { zh: '货值', en: 'Values' }, max: 200 },
  ),
};

const answer = group(
  {
    tooMany: flag({ label: { zh: '超过可合计的票数', en: 'Too many to add up' } }),
    sums: optional(group(cargoSums, { label: { zh: '合计', en: 'Totals' } })),
  },
  { label: { zh: '合计', en: 'Totals' } },
);

/** The sums beside a list, asked apart from its rows by what narrows it. */
// @__NO_SIDE_EFFECTS__
export function cargoTotalsOf<Q extends Fields>(
  { path, access, query }: Pick<Endpoint<Q>, 'path' | 'access' | 'query'>,
  title: Text,
) {
  return endpoint(`GET /${path.slice(1).replace(/count$/, 'totals')}`, { access, title, query, answer });
}

/** How the sums are called beside a list: of all that its filter finds, not of the rows that are chosen. */
export const saidOfTotals = {
  all: { zh: '筛选结果合计', en: 'All that match' },
  cargo: {
    zh: '{pieces} 件 · 毛重 {weight} kg · {volume} m³',
    en: '{pieces} pcs · {weight} kg gross · {volume} m³',
  },
  declared: { zh: '（{count} 票按预报）', en: ' ({count} decl.)' },
  charged: { zh: '计费重 {weight} kg', en: '{weight} kg chargeable' },
  chargedOf: { zh: '计费重 {weight} kg（{count} 票）', en: '{weight} kg chargeable (of {count})' },
  value: { zh: '货值 {currency} {amount}', en: '{currency} {amount}' },
  tooMany: {
    zh: '超过 {most} 票，缩小筛选范围后显示合计',
    en: 'Over {most} match: narrow the list to see totals',
  },
} satisfies Record<string, Text>;
