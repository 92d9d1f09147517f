import { countries } from '../codes/country.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable, wordOf } from '../kernel/code.ts';
import type { Language, Said, Text } from '../kernel/text.ts';
import { say } from '../kernel/text.ts';
import { measureMetals, tariffPrograms } from './tariff.codes.ts';

/** In words why a layer is due, why it is not, or what is wanting to say so. */
const tariffWhys = codeTable('why of duty', {
  general: { zh: '适用：第一栏普通税率，未主张协定', en: 'Applies: general rate, no programme is claimed' },
  special: { zh: '适用：主张了 {spi}', en: 'Applies: programme {spi} is claimed' },
  column2: { zh: '适用：原产{origin}，按第二栏', en: 'Applies: product of {origin}, column 2' },
  chapter98Free: { zh: '免税：主张了 {heading}', en: 'Free: {heading} is claimed' },
  chapter98Part: {
    zh: '主张了 {heading}，只对应税部分征税',
    en: '{heading} is claimed: duty only on the dutiable part',
  },
  everything: { zh: '适用：所有货物，{from} 起报关', en: 'Applies to all goods entered from {from} on' },
  origin: {
    zh: '适用：原产{origin}，{from} 起报关',
    en: 'Applies: product of {origin}, entered from {from} on',
  },
  listed: {
    zh: '适用：税号在清单内，{from} 起报关',
    en: 'Applies: the number is on the list, entered from {from} on',
  },
  originListed: {
    zh: '适用：原产{origin}，税号在清单内，{from} 起报关',
    en: 'Applies: product of {origin}, the number is on the list, entered from {from} on',
  },
  claimed: { zh: '适用：已主张，{condition}', en: 'Applies: claimed, {condition}' },
  total: { zh: '适用：与第一栏合计 {percent}%', en: 'Applies: {percent}% together with column 1' },
  reached: { zh: '不另征：第一栏已达 {percent}%', en: 'Nothing added: column 1 reaches {percent}%' },
  content: { zh: '适用：按申报的{metal}价值', en: 'Applies to the declared value of the {metal}' },
  withoutMetal: {
    zh: '适用：金属价值已征{program}，按其余价值',
    en: 'Applies to the rest: {program} is due of the metal value',
  },
  excluded: {
    zh: '不征：主张的排除 {item} 有效至 {until}',
    en: 'Not due: exclusion {item} is claimed, valid until {until}',
  },
  displaced: { zh: '不征：已征{program}，申报 {heading}', en: 'Not due: {program} applies, file {heading}' },
  exempt: { zh: '不征：在豁免清单内，申报 {heading}', en: 'Not due: on the exempt list, file {heading}' },
  exemptClaimed: { zh: '不征：已主张，{condition}', en: 'Not due: claimed, {condition}' },
  inTransit: {
    zh: '在途：{loaded} 前装船且 {entered} 前报关，按 {percent}%',
    en: 'In transit: loaded before {loaded} and entered before {entered}, at {percent}%',
  },
  needsQuantity: {
    zh: '缺少以 {unit} 计的数量，税额未算出',
    en: 'Needs the quantity in {unit}: not computed',
  },
  needsMetalValue: {
    zh: '缺少{metal}的价值，税额未算出',
    en: 'Needs the value of the {metal}: not computed',
  },
  prose: { zh: '税率为文字，须人工计算', en: 'The rate is a text: to be computed by hand' },
  noRate: { zh: '税则本行没有税率，须填10位编码', en: 'The row has no rate of its own: give 10 digits' },
  noTotal: {
    zh: '第一栏不是从价税，合计税率须人工计算',
    en: 'Column 1 is not ad valorem: the total is to be computed by hand',
  },
  unsettled: {
    zh: '与第98章的关系未定，须人工核对',
    en: 'How it meets chapter 98 is not settled: check by hand',
  },
  ended: { zh: '不适用：{until} 止', en: 'Does not apply: ended on {until}' },
  notYet: { zh: '不适用：{from} 起', en: 'Does not apply: begins on {from}' },
  notClaimed: { zh: '未主张。条件：{condition}', en: 'Not claimed. Condition: {condition}' },
  takenAway: { zh: '不适用：{condition}', en: 'Does not apply: {condition}' },
  outranked: { zh: '不适用：同类措施以 {heading} 为准', en: 'Does not apply: {heading} stands in its place' },
  one232: { zh: '不适用：已征{program}', en: 'Does not apply: {program} is due' },
  chapter98Lifts: { zh: '不征：主张了 {heading}', en: 'Not due: {heading} is claimed' },
});

/** Why a layer is due, or why it is not. */
export interface Why {
  readonly code: CodeOf<typeof tariffWhys>;
  readonly said: Said;
}

/** Within a sentence. */
function metalIn(metal: string): Text {
  const { zh, en } = wordOf(measureMetals, metal);
  return { zh, en: en.toLowerCase() };
}

/** The words of a reason: countries, programmes and metals in the reader's language. */
export function whyText({ code, said }: Why, language: Language): string {
  const { origin, program, metal, ...rest } = said;
  return say(tariffWhys.codes[code], language, {
    ...rest,
    ...(typeof origin === 'string' && { origin: wordOf(countries, origin) }),
    ...(typeof program === 'string' && { program: wordOf(tariffPrograms, program) }),
    ...(typeof metal === 'string' && { metal: metalIn(metal) }),
  });
}
