import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';
import type { HolidayRegion } from './calendar.ts';

/** A day that is free by law or by a rule that does not change from year to year. */
interface Holiday extends Text {
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** The years whose days are known here: China's follow the moon, and their dates are published. */
export const holidayYears = codeTable('holiday year', {
  '2026': { zh: '2026 年', en: '2026' },
  '2027': { zh: '2027 年', en: '2027' },
});

export type HolidayYear = CodeOf<typeof holidayYears>;

/** Of this year and the next those of which no free day is entered: what is free then is not known, and nobody says that nothing is. */
export function unknownYears(
  days: readonly { readonly date: string; readonly kind: string }[],
  today: string,
): string[] {
  const year = Number(today.slice(0, 4));
  const kept = new Set(days.filter(({ kind }) => kind === 'off').map(({ date }) => date.slice(0, 4)));
  return [`${year}`, `${year + 1}`].filter((one) => !kept.has(one));
}

export function publicHolidays(region: HolidayRegion, year: HolidayYear): readonly Holiday[] {
  const all = { CN: inChina, US: inAmerica, EU: inEurope }[region](year);
  return all.toSorted((one, other) => one.date.localeCompare(other.date));
}

/** First days of holidays that follow the moon or the sun; the Spring Festival begins on New Year's Eve. */
const moonDays = {
  '2026': { spring: '02-16', qingming: '04-05', dragonBoat: '06-19', midAutumn: '09-25' },
  '2027': { spring: '02-05', qingming: '04-05', dragonBoat: '06-09', midAutumn: '09-15' },
} as const;

/** The thirteen days of the State Council's regulation of November 2024, without days that are shifted to make a longer holiday. */
function inChina(year: HolidayYear): Holiday[] {
  const { spring, qingming, dragonBoat, midAutumn } = moonDays[year];
  return [
    ...run(`${year}-01-01`, 1, '元旦', 'New Year’s Day'),
    ...run(`${year}-${spring}`, 4, '春节', 'Spring Festival'),
    ...run(`${year}-${qingming}`, 1, '清明节', 'Qingming Festival'),
    ...run(`${year}-05-01`, 2, '劳动节', 'Labour Day'),
    ...run(`${year}-${dragonBoat}`, 1, '端午节', 'Dragon Boat Festival'),
    ...run(`${year}-${midAutumn}`, 1, '中秋节', 'Mid-Autumn Festival'),
    ...run(`${year}-10-01`, 3, '国庆节', 'National Day'),
  ];
}

/** Federal holidays (5 U.S.C. 6103): one on a Saturday is kept on the Friday before, one on a Sunday on the Monday after. */
function inAmerica(year: HolidayYear): Holiday[] {
  const kept = [Number(year), Number(year) + 1].flatMap((of) => [
    ...run(`${of}-01-01`, 1, '美国元旦', 'New Year’s Day'),
    ...run(weekdayIn(of, 1, 1, 3), 1, '马丁·路德·金纪念日', 'Birthday of Martin Luther King, Jr.'),
    ...run(weekdayIn(of, 2, 1, 3), 1, '华盛顿诞辰日', 'Washington’s Birthday'),
    ...run(weekdayIn(of, 6, 1, 0), 1, '阵亡将士纪念日', 'Memorial Day'),
    ...run(`${of}-06-19`, 1, '六月节', 'Juneteenth National Independence Day'),
    ...run(`${of}-07-04`, 1, '美国独立日', 'Independence Day'),
    ...run(weekdayIn(of, 9, 1, 1), 1, '美国劳动节', 'Labor Day'),
    ...run(weekdayIn(of, 10, 1, 2), 1, '哥伦布日', 'Columbus Day'),
    ...run(`${of}-11-11`, 1, '退伍军人节', 'Veterans Day'),
    ...run(weekdayIn(of, 11, 4, 4), 1, '感恩节', 'Thanksgiving Day'),
    ...run(`${of}-12-25`, 1, '圣诞节', 'Christmas Day'),
  ]);
  // New Year's Day of the next year may be kept in this one.
  return kept
    .map((one) => ({ ...one, date: observed(one.date) }))
    .filter(({ date }) => date.startsWith(`${year}-`));
}

/** The days that nearly all member states share. */
function inEurope(year: HolidayYear): Holiday[] {
  const easter = easterOf(Number(year));
  return [
    ...run(`${year}-01-01`, 1, '元旦', 'New Year’s Day'),
    ...run(plus(easter, -2), 1, '耶稣受难日', 'Good Friday'),
    ...run(plus(easter, 1), 1, '复活节星期一', 'Easter Monday'),
    ...run(`${year}-05-01`, 1, '劳动节', 'Labour Day'),
    ...run(`${year}-12-25`, 1, '圣诞节', 'Christmas Day'),
    ...run(`${year}-12-26`, 1, '圣诞节次日', 'Second Day of Christmas'),
  ];
}

function run(first: string, days: number, zh: string, en: string): Holiday[] {
  return Array.from({ length: days }, (_, index) => ({ date: plus(first, index), zh, en }));
}

function plus(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The n-th such weekday of a month; the 0th is the last one of the month before. */
function weekdayIn(year: number, month: number, weekday: number, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return plus(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

function observed(date: string): string {
  return plus(date, { 0: 1, 6: -1 }[weekdayOf(date)] ?? 0);
}

/** Easter Sunday of the Gregorian calendar (the computation of Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const corrected =
    century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + corrected + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  return plus(`${year}-03-22`, moon + week - 7 * late);
}
