import { compact } from '../checks/verdict.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, group, list, optional, text, flag as whether, whole } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import type { PgaAgency, PgaFlag } from './pga.codes.ts';
import { pgaAgencies, pgaFlags, pgaStates, ruleOf, undisclaimed } from './pga.codes.ts';

export const pgaFlagField = code(pgaFlags, { label: { zh: '监管标记', en: 'Agency flag' } });

/** What staff note of a flag on a line: filed with its number, disclaimed with code and reason, or not needed. */
export const writtenPga = {
  pgaState: optional(code(pgaStates, { label: { zh: '监管申报', en: 'Agency filing' } })),
  pgaNo: optional(text({ label: { zh: '监管申报号', en: 'Agency filing no.' }, max: 40 })),
  disclaimCode: optional(
    text({
      label: { zh: '不适用代码', en: 'Disclaim code' },
      max: 1,
      plain: compact,
      rule: {
        test: (typed) => /^[A-Z]$/.test(typed),
        says: { zh: '一个字母', en: 'one letter' },
      },
    }),
  ),
  pgaNote: optional(text({ label: { zh: '监管申报说明', en: 'About the agency filing' }, max: 500 })),
};

/** Whether a note is for all lines of the same tariff number. */
export const alike = whether({
  label: { zh: '同时用于同一税号的其他行', en: 'The other lines of this number as well' },
});

export type WrittenPga = ValuesOf<typeof writtenPga>;

/** A flag that the tariff number of a line brings, with what was noted of it for that number. */
export const pgaOfLine = group(
  { flag: pgaFlagField, ...writtenPga },
  { label: { zh: '监管标记', en: 'Agency flag' } },
);

export type PgaOfLine = NonNullable<(typeof pgaOfLine)['is']>;

/** How many papers of an agency are there, on the entry and on its orders. */
export const pgaPapers = list(
  group(
    {
      agency: code(pgaAgencies, { label: { zh: '监管机构', en: 'Agency' } }),
      onEntry: whole({ label: { zh: '清关单文件', en: 'Files of the entry' } }),
      onOrders: whole({ label: { zh: '订单文件', en: 'Files of the orders' } }),
    },
    { label: { zh: '监管资料', en: 'Agency papers' } },
  ),
  { label: { zh: '监管资料', en: 'Agency papers' } },
);

interface Flagged {
  readonly pga: readonly PgaOfLine[];
}

/** Whose flags the lines carry. */
export function agenciesOf(lines: readonly Flagged[]): PgaAgency[] {
  return [...new Set(lines.flatMap(({ pga }) => pga.map(({ flag }) => ruleOf(flag).agency)))];
}

/** Whether a flag has to be filed or disclaimed and is neither. */
export function isUnfiled({ flag, pgaState }: Pick<PgaOfLine, 'flag' | 'pgaState'>): boolean {
  return ruleOf(flag).need === 'must' && pgaState !== 'filed' && pgaState !== 'disclaimed';
}

/** What is said of a flag that the number of a line does not bring. */
export const noSuchFlag: Text = { zh: '不是这些商品行的税号带来的标记', en: 'is no flag of these lines' };

interface Flaw {
  readonly path: keyof WrittenPga;
  readonly says: Text;
}

const neededWhenFiled: Text = { zh: '已申报时必填', en: 'needed of what is filed' };
const neededWhenDisclaimed: Text = { zh: '声明不适用时必填', en: 'needed of what is disclaimed' };
const onlyWhenFiled: Text = { zh: '仅已申报时填写', en: 'belongs to what is filed alone' };
const onlyWhenDisclaimed: Text = { zh: '仅声明不适用时填写', en: 'belongs to what is disclaimed alone' };
const alwaysFiled: Text = { zh: '此标记不能声明不适用', en: 'cannot be disclaimed for this flag' };
const isNeeded: Text = { zh: '此标记须申报或声明不适用', en: 'has to be filed or disclaimed for this flag' };

/** What is typed of a flag, half or whole. */
type Typed = { readonly [K in keyof WrittenPga]?: unknown };

/** What cannot be noted of a flag, or is wanting of what is. */
export function flawsOfPga(flag: PgaFlag, { pgaState, pgaNo, disclaimCode, pgaNote }: Typed): Flaw[] {
  const [isFiled, isDisclaimed] = [pgaState === 'filed', pgaState === 'disclaimed'];
  const flaws: (Flaw | false)[] = [
    isDisclaimed && undisclaimed.includes(flag) && { path: 'pgaState', says: alwaysFiled },
    pgaState === 'notNeeded' && ruleOf(flag).need === 'must' && { path: 'pgaState', says: isNeeded },
    isFiled && !pgaNo && { path: 'pgaNo', says: neededWhenFiled },
    !isFiled && !!pgaNo && { path: 'pgaNo', says: onlyWhenFiled },
    isDisclaimed && !disclaimCode && { path: 'disclaimCode', says: neededWhenDisclaimed },
    !isDisclaimed && !!disclaimCode && { path: 'disclaimCode', says: onlyWhenDisclaimed },
    isDisclaimed && !pgaNote && { path: 'pgaNote', says: neededWhenDisclaimed },
  ];
  return flaws.filter((one) => one !== false);
}
