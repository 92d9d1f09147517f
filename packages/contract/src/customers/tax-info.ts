import { texts } from '../facts/texts.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { code, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

export const taxRegions = codeTable('tax region', {
  china: { zh: '中国', en: 'China' },
  europe: { zh: '欧洲', en: 'Europe' },
  us: { zh: '美国', en: 'United States' },
});

export type TaxRegion = CodeOf<typeof taxRegions>;

const written: Place[] = ['detail', 'update'];

function line(zh: string, en: string, max: number) {
  return optional(text({ label: { zh, en }, max, places: written }));
}

/** A customer's tax data, one per region (spec §3). The bank account is shown by its last four digits. */
export const taxInfo = resource(
  'tax info',
  { zh: '税务信息', en: 'Tax info' },
  {
    region: code(taxRegions, { label: { zh: '地区', en: 'Region' }, places: ['detail'] }),
    version: optional(whole({ label: { zh: '版本', en: 'Version' }, min: 1 })),
    title: line('抬头', 'Invoice name', 200),
    dutyNumber: line('纳税人识别号', 'Duty number', 32),
    vatNo: line('VAT 税号', 'VAT number', 32),
    eoriNo: line('EORI 号', 'EORI number', 32),
    iossNo: line('IOSS 号', 'IOSS number', 32),
    ein: line('EIN 税号', 'EIN number', 32),
    bank: line('开户银行', 'Bank', 100),
    bankAccount: line('银行账号', 'Bank account', 60),
    address: line('地址', 'Address', 300),
    phone: line('电话', 'Phone', texts.phone.max),
  },
);

export type TaxKey = Exclude<keyof typeof taxInfo.fields, 'region' | 'version'>;

const everywhere = ['title', 'address', 'phone'] as const;

/** What each region asks for. */
export const taxKeysOf: Readonly<Record<TaxRegion, readonly TaxKey[]>> = {
  china: ['dutyNumber', 'bank', 'bankAccount', ...everywhere],
  europe: ['vatNo', 'eoriNo', 'iossNo', ...everywhere],
  us: ['ein', ...everywhere],
};
