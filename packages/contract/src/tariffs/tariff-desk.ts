import { countriesOfOrigin } from '../codes/country.ts';
import { codesOf, codeTableOf, isCode, wordOf } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { code, date, decimal, flag, instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import { measureKinds, measureMetals, measureStatuses, tariffPrograms } from './tariff.codes.ts';

const written: Place[] = ['list', 'create', 'update'];

/** The programmes of chapter 99: base duty and chapter 98 are no measures. */
const measurePrograms = codeTableOf(
  'measure programme',
  codesOf(tariffPrograms)
    .filter((program) => program !== 'base' && program !== 'chapter98')
    .map((program) => [program, wordOf(tariffPrograms, program)]),
);

const title = (zh: string, en: string) => text({ label: { zh, en }, max: 200, places: written });
const condition = (zh: string, en: string) =>
  optional(text({ label: { zh, en }, max: 300, places: written }));
const aHeading = {
  test: (typed: string) => /^99\d{2}\.\d{2}\.\d{2}$/.test(typed),
  says: { zh: '第99章子目，如 9903.88.03', en: 'a heading of chapter 99 such as 9903.88.03' },
};

const chapter99 = (zh: string, en: string) =>
  optional(text({ label: { zh, en }, max: 10, rule: aHeading, places: written }));
const percentage = (zh: string, en: string) =>
  optional(decimal({ label: { zh, en }, scale: 4, min: '0', max: '999', places: written }));
const aDay = (zh: string, en: string) => optional(date({ label: { zh, en }, places: written }));

function countriesIn(typed: string): boolean {
  const codes = typed.split(/\s+/);
  return typed === '*' || codes.every((one) => isCode(countriesOfOrigin, one));
}

const someCountries: Text = { zh: '国家代码，以空格分隔', en: 'codes of countries with blanks between them' };

/** A dated measure as staff write it. What came with the program stays theirs once they have changed it. */
export const tariffMeasure = resource(
  'tariffMeasure',
  { zh: '关税措施', en: 'Tariff measure' },
  {
    code: text({
      label: { zh: '措施代码', en: 'Code of the measure' },
      max: 40,
      rule: {
        test: (typed) => /^[a-z][a-zA-Z0-9._-]{2,39}$/.test(typed),
        says: { zh: '小写字母开头，字母、数字和点', en: 'letters, digits and points, a small letter first' },
      },
      places: written,
    }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list'] }),
    program: code(measurePrograms, { label: { zh: '措施类别', en: 'Programme' }, places: written }),
    heading: text({ label: { zh: '第99章子目', en: 'Heading of chapter 99' }, max: 40, places: written }),
    /** In the reader's language on a screen. */
    title: text({ label: { zh: '措施名称', en: 'Title of the measure' }, max: 200, places: ['list'] }),
    titleZh: title('措施中文名称', 'Chinese title of the measure'),
    titleEn: title('措施英文名称', 'English title of the measure'),
    kind: code(measureKinds, { label: { zh: '方式', en: 'What it does' }, places: written }),
    percent: percentage('税率 %', 'Rate, %'),
    /** Only of a measure that adds to the value of a metal. */
    metal: optional(
      code(measureMetals, { label: { zh: '计税金属', en: 'Metal it is charged on' }, places: written }),
    ),
    rank: whole({
      label: { zh: '同类优先级', en: 'Rank within its programme' },
      max: 9,
      note: {
        zh: '同类措施都适用时，只征优先级最高的',
        en: 'Of several measures of a programme that apply only those of the highest rank are due',
      },
      places: written,
    }),
    zeroHeading: chapter99('第一栏已达税率时申报', 'Filed where column 1 reaches the rate'),
    origins: text({
      label: { zh: '适用国家', en: 'Countries it catches' },
      max: 400,
      rule: {
        test: countriesIn,
        says: {
          zh: '* 为全部；否则国家代码，以空格分隔',
          en: '* for every country, else codes with blanks between them',
        },
      },
      places: written,
    }),
    notOrigins: optional(
      text({
        label: { zh: '除外国家', en: 'Countries it leaves out' },
        max: 400,
        rule: { test: (typed) => typed !== '*' && countriesIn(typed), says: someCountries },
        places: written,
      }),
    ),
    numbers: optional(
      text({
        label: { zh: '税号清单', en: 'Numbers on its list' },
        max: 40_000,
        note: {
          zh: '2–10 位开头数字，以空格分隔，减号为除外；留空：新措施为全部税号，原有措施沿用其清单',
          en: 'Beginnings of 2 to 10 digits with blanks between them, a minus for those left out; empty: every number for a new measure, its own list for one that is there',
        },
        rule: {
          test: (typed) => typed.split(/\s+/).every((one) => /^-?\d{2,10}$/.test(one)),
          says: { zh: '2–10 位数字，以空格分隔', en: '2 to 10 digits with blanks between them' },
        },
        places: written,
      }),
    ),
    takesColumnTwo: flag({
      label: { zh: '适用第二栏国家', en: 'Catches countries of column 2' },
      places: written,
    }),
    /** A list that belongs to it is not here: every entry it might catch raises an alert. */
    lacksList: flag({ label: { zh: '清单未载入', en: 'Its list is not loaded' }, places: written }),
    from: date({ label: { zh: '起（报关日期）', en: 'From day of entry' }, places: written }),
    until: optional(date({ label: { zh: '止（报关日期）', en: 'Until day of entry' }, places: written })),
    isClaimed: flag({ label: { zh: '须主张', en: 'By claim' }, places: written }),
    conditionZh: condition('条件（中文）', 'Condition, Chinese'),
    conditionEn: condition('条件（英文）', 'Condition, English'),
    displacedBy: list(code(measurePrograms, { label: { zh: '让位于', en: 'Displaced by' } }), {
      label: { zh: '让位于', en: 'Displaced by' },
      max: 30,
      places: written,
    }),
    under232: chapter99('让位232时申报', 'Filed where 232 displaces it'),
    loadedBefore: aDay('在途：此日前装船', 'In transit: loaded before'),
    enteredBefore: aDay('在途：此日前报关', 'In transit: entered before'),
    inTransitHeading: chapter99('在途子目', 'Heading of goods in transit'),
    inTransitPercent: percentage('在途税率 %', 'Rate of goods in transit, %'),
    seq: whole({ label: { zh: '申报次序', en: 'Place on the summary' }, places: written }),
    status: code(measureStatuses, { label: { zh: '状态', en: 'Status' }, places: written }),
    source: text({ label: { zh: '公告或依据', en: 'Notice it rests on' }, max: 300, places: written }),
    note: optional(text({ label: { zh: '措施备注', en: 'About the measure' }, max: 1_000, places: written })),
    listed: whole({ label: { zh: '清单条数', en: 'Numbers listed' }, places: ['list'] }),
    changedWho: optional(text({ label: { zh: '修改人', en: 'Changed by' }, max: 64, places: ['list'] })),
    changedAt: optional(instant({ label: { zh: '修改时间', en: 'Changed' }, places: ['list'] })),
  },
);

const inTransit = ['loadedBefore', 'enteredBefore', 'inTransitHeading', 'inTransitPercent'] as const;

type Key =
  | 'kind'
  | 'status'
  | 'percent'
  | 'metal'
  | 'from'
  | 'until'
  | 'conditionZh'
  | 'conditionEn'
  | (typeof inTransit)[number];

/** What does not go together, by its field. */
export function measureFlaw(
  of: { readonly [K in Key]: string | null },
): { key: Key; says: Text } | undefined {
  const { kind, status, percent, metal, from, until, conditionZh, conditionEn } = of;
  if (kind !== 'exempt' && status !== 'draft' && percent === null)
    return {
      key: 'percent',
      says: { zh: '未确认以外的措施必填', en: 'is needed of every measure that is no draft' },
    };
  if ((kind === 'content') !== (metal !== null))
    return {
      key: 'metal',
      says: {
        zh: '按金属价值加征时必填，其他方式不填',
        en: 'is needed of a measure that adds to the value of a metal, and of no other',
      },
    };
  if (until !== null && from !== null && until < from)
    return { key: 'until', says: { zh: '不能早于起始日', en: 'cannot be before the first day' } };
  if ((conditionZh === null) !== (conditionEn === null))
    return {
      key: 'conditionEn',
      says: { zh: '条件须两种语言都填', en: 'is needed in both languages or in neither' },
    };
  const [missing] = inTransit.filter((key) => of[key] === null);
  if (missing !== undefined && inTransit.some((key) => of[key] !== null))
    return {
      key: missing,
      says: {
        zh: '在途四项须都填或都不填',
        en: 'is needed with the others of goods in transit, or none of them',
      },
    };
  return undefined;
}
