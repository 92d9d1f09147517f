import type { ValuesOf } from '../kernel/field.ts';
import type { Finding } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import { writtenMid } from './mid.ts';
import type { MadeMid, MidSource } from './mid-code.ts';
import { madeMid } from './mid-code.ts';

/** What is typed of a manufacturer, half or whole. */
export type TypedMid = { readonly [K in keyof ValuesOf<typeof writtenMid>]?: unknown };

const ofCanada: Text = {
  zh: '加拿大须选省份，代码以省份开头',
  en: 'needed for Canada: the code begins with it',
};
const elsewhere: Text = { zh: '仅加拿大填写', en: 'for Canada alone' };
const theMaker: Text = {
  zh: '纺织品须为实际制造商，不能是发货人或贸易商',
  en: 'of textiles this is the actual manufacturer, never a shipper or trader',
};
const sayWhyCode: Text = {
  zh: '代码与规则生成的 {made} 不同时必填',
  en: 'needed where the code is not {made}, which the rules make',
};
const noCode: Text = {
  zh: '规则无法生成代码，请手工填写并写明原因',
  en: 'the rules make none of this: type it and say why',
};

/** What is typed of name and address; what is not there yet is null. */
export function sourceOfTyped(typed: TypedMid): MidSource {
  const of = (key: keyof TypedMid) => {
    const value = typed[key];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    country: of('country'),
    province: of('province'),
    name: of('name'),
    street: of('street'),
    city: of('city'),
    postal: of('postal'),
  };
}

/** What the rules make of what is typed. */
export function codeOfTyped(typed: TypedMid): MadeMid {
  return madeMid(sourceOfTyped(typed));
}

/** What is wrong with a manufacturer beyond its fields one by one. */
export function flawsOfMid(typed: TypedMid): Finding[] {
  const { country, province, textile, role, code, codeReason } = typed;
  const made = codeOfTyped(typed).code;
  const isOther = !!code && code !== made;
  const says = (key: keyof typeof writtenMid, right: Text, isSaid: boolean): Finding[] =>
    isSaid ? [{ path: key, label: writtenMid[key].label, says: right }] : [];
  return [
    ...says('province', ofCanada, country === 'CA' && !province),
    ...says('province', elsewhere, country !== 'CA' && !!province),
    ...says('role', theMaker, textile === true && role === 'shipper'),
    ...says('code', noCode, made === null && !code),
    ...says('codeReason', filled(sayWhyCode, made ?? '-'), isOther && !codeReason),
  ];
}

function filled({ zh, en }: Text, made: string): Text {
  return { zh: zh.replace('{made}', made), en: en.replace('{made}', made) };
}
