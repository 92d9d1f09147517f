import { exact, isLess, plus, zero } from '../kernel/decimal.ts';
import type { Text } from '../kernel/text.ts';
import type { tariffLine } from './tariff.api.ts';
import type { TariffEntry } from './tariff.ts';
import { isClaimable } from './tariff-base.ts';
import type { ScheduleLine, TariffLine } from './tariff-line.ts';

type Key = keyof typeof tariffLine.fields;

/** What cannot be so of a line. */
export interface TariffFlaw {
  readonly line: number;
  readonly key: Key;
  readonly says: Text;
}

/** Above it an entry has to be formal (19 CFR 143.21). */
const mostInformal = '2500';

const unknown: Text = { zh: '该版本税则中没有此编码', en: 'is not in this edition of the schedule' };
const notGoods: Text = {
  zh: '须为第1至97章的编码；第98、99章由主张和措施带出',
  en: 'must be a number of chapters 1 to 97; chapters 98 and 99 follow from claims and measures',
};
const notClaimable: Text = {
  zh: '该原产国或编码不能主张此协定',
  en: 'cannot be claimed for this country or number',
};
const metalAbove: Text = {
  zh: '金属价值合计不能超过申报价值',
  en: 'metal values cannot come to more than the entered value',
};
const afterEntry: Text = { zh: '不能晚于报关日期', en: 'cannot be later than the entry date' };
const workMissing: Text = { zh: '主张该第98章子目时必填', en: 'is needed for this heading of chapter 98' };
const partAbove: Text = { zh: '不能超过申报价值', en: 'cannot be more than the entered value' };
export const tooMuch: Text = {
  zh: `非正式报关合计不超过 ${mostInformal} 美元`,
  en: `an informal entry is worth 2,500 dollars at most`,
};

/** What is said of an entry without a line. */
export const noLines: Text = { zh: '至少一行', en: 'needs a line at least' };

/** What is wrong with an entry, before anything of it is reckoned. */
export function flawsOfTariff(
  { day, entryType, lines }: TariffEntry,
  scheduleOf: (hts: string) => ScheduleLine | undefined,
  hasEdition: boolean,
): TariffFlaw[] {
  const total = lines.reduce((sum, { value }) => plus(sum, exact(value)), zero);
  const flaws = lines.flatMap((line, at) =>
    flawsOfLine(line, day, scheduleOf(line.hts), hasEdition).map((flaw) => ({ ...flaw, line: at })),
  );
  const isTooMuch = entryType === '11' && isLess(exact(mostInformal), total);
  return isTooMuch ? [...flaws, { line: lines.length - 1, key: 'value', says: tooMuch }] : flaws;
}

function flawsOfLine(
  line: TariffLine,
  day: string,
  schedule: ScheduleLine | undefined,
  hasEdition: boolean,
): Omit<TariffFlaw, 'line'>[] {
  const { claims, value } = line;
  const metal = [claims.steelValue, claims.aluminiumValue, claims.copperValue].reduce(
    (sum, one) => plus(sum, exact(one ?? '0')),
    zero,
  );
  const isNoGoods = line.hts >= '98';
  const part = partOf(line);
  const flaws: (Omit<TariffFlaw, 'line'> | false | undefined)[] = [
    isNoGoods && { key: 'hts', says: notGoods },
    !isNoGoods && hasEdition && schedule === undefined && { key: 'hts', says: unknown },
    claims.spi !== null &&
      schedule !== undefined &&
      !isClaimable(claims.spi, line, schedule, day) && { key: 'spi', says: notClaimable },
    isLess(exact(value), metal) && { key: metalKey(line), says: metalAbove },
    claims.loadedOn !== null && claims.loadedOn > day && { key: 'loadedOn', says: afterEntry },
    part && part.value === null && { key: part.key, says: workMissing },
    part?.value !== undefined &&
      part.value !== null &&
      isLess(exact(value), exact(part.value)) && { key: part.key, says: partAbove },
  ];
  return flaws.filter((flaw) => flaw !== false && flaw !== undefined);
}

function metalKey({ claims }: TariffLine): Key {
  if (claims.steelValue !== null) return 'steelValue';
  return claims.aluminiumValue === null ? 'copperValue' : 'aluminiumValue';
}

function partOf({ claims }: TariffLine): { key: Key; value: string | null } | undefined {
  if (claims.chapter98 === null || claims.chapter98 === '9801.00.10') return undefined;
  return claims.chapter98 === '9802.00.80'
    ? { key: 'usPartsValue', value: claims.usPartsValue }
    : { key: 'workValue', value: claims.workValue };
}
