import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { Text } from '@loadline/contract/kernel/text';
import type { TariffEntry } from '@loadline/contract/tariffs/tariff';
import { tariffOf, totalOf, worst } from '@loadline/contract/tariffs/tariff';
import { tariffHead, tariffLine } from '@loadline/contract/tariffs/tariff.api';
import { feesOf, sumOf } from '@loadline/contract/tariffs/tariff-fees';
import { flawsOfTariff, noLines, tooMuch } from '@loadline/contract/tariffs/tariff-flaws';
import type { PartTariffLine, TariffGoods } from '@loadline/contract/tariffs/tariff-goods';
import { lacksOf, named, partLine, wholeLine } from '@loadline/contract/tariffs/tariff-goods';
import type { Database } from '../../kernel/database.ts';
import { wrongFields } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { lineOf, sourceFor } from './reading.queries.ts';
import { alertsSaid, feesSaid, layersSaid } from './tariff.said.ts';

type Reader = Pick<Database, 'read'>;
type Head = Pick<ValuesOf<typeof tariffHead>, 'mode' | 'entryType'>;

/** Goods as lines in the units of the schedule of a day; today in New York unless told. */
export async function typedGoods(
  db: Reader,
  viewer: Viewer,
  day: string | null,
  goods: readonly TariffGoods[],
): Promise<PartTariffLine[]> {
  const numbers = numbersIn(goods);
  const source = sourceFor(db, viewer);
  const { today } = await source.rules([]);
  const { lines } = await source.schedule(day ?? today, numbers);
  return goods.map((one) => partLine(one, lines.get(one.hts ?? '')?.units ?? []));
}

/**
 * What goods owe on a day: what can be said of each line, and of the others what stands in the way. Nothing is claimed. Fees follow
 * from all values or from none.
 */
export async function dutiesOfGoods(
  db: Reader,
  viewer: Viewer,
  { day: told, mode, entryType }: Head & { readonly day: string | null },
  goods: readonly TariffGoods[],
) {
  const numbers = numbersIn(goods);
  const source = sourceFor(db, viewer);
  const { rules, release, today } = await source.rules(numbers);
  if (goods.length === 0) throw wrongFields([{ path: 'lines', label: tariffLine.label, says: noLines }]);
  const day = told ?? today;
  const { lines: schedule, hasEdition, said } = await source.schedule(day, numbers);
  const parts = goods.map((one) => {
    const units = schedule.get(one.hts ?? '')?.units ?? [];
    const part = partLine(one, units);
    const whole = wholeLine(part);
    const lacks = lacksOf(part);
    return { part, units, lacks, line: whole && lacks.length === 0 ? lineOf(whole, null, units) : undefined };
  });
  const scheduleOf = (hts: string) => schedule.get(hts);
  const lines = parts.map(({ part, units, lacks, line }) => {
    const entry: TariffEntry = { day, mode, entryType: '01', lines: line ? [line] : [] };
    const flaws = flawsOfTariff(entry, scheduleOf, hasEdition).map(({ key, says }) =>
      named(tariffLine.fields[key].label, says),
    );
    const [result] = line && flaws.length === 0 ? tariffOf(entry, scheduleOf, rules).lines : [];
    return {
      ...part,
      units: [...units],
      status: result?.status ?? ('needsFacts' as const),
      lacks: [...lacks, ...flaws].map(({ zh, en }: Text) => ({ zh, en })),
      layers: result ? layersSaid(result.layers, rules, result.edition) : [],
      alerts: result ? alertsSaid(result.alerts) : [],
      duty: result?.duty ?? null,
    };
  });
  const valued = parts.flatMap(({ part, line }) => {
    const whole = wholeLine({ ...part, hts: part.hts ?? '', origin: part.origin ?? 'US' });
    return line ?? (whole && lineOf(whole, null, [])) ?? [];
  });
  const hasValues = valued.length === parts.length;
  const value = hasValues ? sumOf(valued.map((line) => line.value)) : null;
  if (value !== null) refuseTooMuch({ day, mode, entryType, lines: valued });
  const fees = hasValues ? feesOf({ entryType, mode, lines: valued }, day, rules) : [];
  const duty = totalOf(lines.map((line) => line.duty));
  const feeTotal = hasValues ? totalOf(fees.map(({ amount }) => amount)) : null;
  return {
    day,
    mode,
    entryType,
    release,
    ...said,
    status: worst([...lines.map(({ status }) => status), feeTotal === null ? 'noData' : 'ok']),
    lines,
    fees: feesSaid(fees).map((fee, at) => ({ kind: fees[at]?.fee ?? ('mpf' as const), ...fee })),
    value,
    duty,
    feeTotal,
    total: totalOf([duty, feeTotal]),
  };
}

function numbersIn(goods: readonly TariffGoods[]): string[] {
  return [...new Set(goods.flatMap(({ hts }) => hts ?? []))];
}

/** The bound of informal entries is the entry's, not a line's. */
function refuseTooMuch(entry: TariffEntry): void {
  const flaw = flawsOfTariff(entry, () => undefined, false).find(({ says }) => says === tooMuch);
  if (flaw) throw wrongFields([{ path: 'entryType', label: tariffHead.entryType.label, says: flaw.says }]);
}
