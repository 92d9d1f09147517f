import { countriesServed } from '../codes/countries-served.ts';
import { countries } from '../codes/country.ts';
import { placeKinds } from '../codes/place-kind.ts';
import { stages } from '../codes/stage.ts';
import { transports } from '../codes/transport.ts';
import { party } from '../facts/party.ts';
import { texts } from '../facts/texts.ts';
import { weighing } from '../freight/weighing.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable, isCode } from '../kernel/code.ts';
import { allPlaced, placed } from '../kernel/compose.ts';
import type { Place } from '../kernel/field.ts';
import { code, flag, id, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import { productTypes } from '../site/product-type.ts';

export const dictionaryKinds = codeTable('dictionary', {
  country: { zh: '国家', en: 'Countries' },
  ...placeKinds.codes,
  bank: { zh: '银行', en: 'Banks' },
  timeZone: { zh: '时区', en: 'Time zones' },
  warehouse: { zh: '仓库', en: 'Warehouses' },
  salesCompany: { zh: '销售公司', en: 'Sales companies' },
  feeType: { zh: '费用类型', en: 'Fees' },
});

export type DictionaryKind = CodeOf<typeof dictionaryKinds>;

const locode = {
  shape: /^[A-Z]{2}[A-Z2-9]{3}$/,
  says: { zh: 'UN/LOCODE，如 CNSZX', en: 'a UN/LOCODE such as CNSZX' },
};

/** What a code of each dictionary looks like. */
export const codeShapes: Readonly<Record<DictionaryKind, { readonly shape: RegExp; readonly says: Text }>> = {
  country: {
    shape: /^[A-Z]{2}$/,
    says: { zh: '两个大写字母（ISO 3166-1）', en: 'two capital letters (ISO 3166-1)' },
  },
  airport: { shape: /^[A-Z]{3}$/, says: { zh: '三个大写字母（IATA）', en: 'three capital letters (IATA)' } },
  port: locode,
  terminal: locode,
  bank: {
    shape: /^[A-Z0-9]{2,12}$/,
    says: { zh: '2 至 12 位大写字母或数字', en: '2 to 12 capital letters or digits' },
  },
  timeZone: {
    shape: /^(UTC|[A-Z][\w+-]*(\/[A-Z][\w+-]*){1,2})$/,
    says: { zh: 'IANA 时区名，如 Asia/Shanghai', en: 'an IANA name such as Asia/Shanghai' },
  },
  warehouse: {
    shape: /^[A-Z0-9-]{2,20}$/,
    says: { zh: '2 至 20 位大写字母、数字或横线', en: '2 to 20 capital letters, digits or hyphens' },
  },
  salesCompany: {
    shape: /^[A-Z0-9-]{2,20}$/,
    says: { zh: '2 至 20 位大写字母、数字或横线', en: '2 to 20 capital letters, digits or hyphens' },
  },
  feeType: {
    shape: /^[A-Z0-9-]{2,20}$/,
    says: { zh: '2 至 20 位大写字母、数字或横线', en: '2 to 20 capital letters, digits or hyphens' },
  },
};

/** Whether a time zone is one that computers know; both sides ask their own time zone data. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const written: Place[] = ['list', 'create', 'update'];

/** A word of a list that staff keep. Its code never changes; what is out of use is made inactive, never deleted. */
export const dictionaryEntry = resource(
  'dictionaryEntry',
  { zh: '字典项', en: 'Dictionary entry' },
  {
    kind: code(dictionaryKinds, { label: { zh: '字典', en: 'Dictionary' } }),
    code: text({ ...texts.code, places: ['list', 'create'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list'] }),
    nameZh: text({ ...texts.nameZh, places: written }),
    nameEn: text({ ...texts.nameEn, places: written }),
    /** Of a place: where it lies, and by which clock its times are told. */
    country: optional(code(countries, { label: { zh: '国家', en: 'Country' }, places: written })),
    zone: optional(
      text({
        label: { zh: '时区', en: 'Time zone' },
        max: 40,
        rule: {
          test: isTimeZone,
          says: { zh: 'IANA 时区名，如 Asia/Shanghai', en: 'an IANA name such as Asia/Shanghai' },
        },
        places: written,
      }),
    ),
    /** Of a sales company: what the next house waybill is called that comes without a number. */
    nextHouseNo: optional(
      text({
        label: { zh: '下一个分单号', en: 'Next HAWB no.' },
        max: 18,
        rule: {
          test: (typed) => /^[A-Z0-9-]*\d{3}$/.test(typed),
          says: {
            zh: '大写字母、数字、横线，末尾至少 3 位数字，如 SZX000001',
            en: 'capital letters, digits and hyphens, three digits at the end, e.g. SZX000001',
          },
        },
        places: written,
      }),
    ),
    /** Of a warehouse: the way there and when it receives. */
    address: placed(written, optional(party.address)),
    hours: optional(text({ label: { zh: '收货时间', en: 'Receiving hours' }, max: 200, places: written })),
    remark: optional(text({ ...texts.remark, places: written })),
    active: flag({ label: { zh: '启用', en: 'Active' }, places: written }),
  },
);

export function isPlaceKind(kind: DictionaryKind): kind is CodeOf<typeof placeKinds> {
  return isCode(placeKinds, kind);
}

/** A product that customers order: a channel of the forwarder. */
export const product = resource(
  'product',
  { zh: '产品', en: 'Product' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list'] }),
    code: optional(
      text({
        ...texts.code,
        rule: {
          test: (typed) => /^[A-Za-z0-9-]+$/.test(typed),
          says: { zh: '字母、数字、横线', en: 'letters, digits and hyphens' },
        },
        places: written,
      }),
    ),
    nameZh: text({ ...texts.nameZh, places: written }),
    nameEn: text({ ...texts.nameEn, places: written }),
    transport: optional(
      code(transports, { label: { zh: '运输方式', en: 'Transport mode' }, places: written }),
    ),
    page: optional(
      code(productTypes, {
        label: { zh: '公开页面', en: 'Public page' },
        note: {
          zh: '此页显示该产品的公开运价、时效和计费重规则',
          en: 'The page that shows its published rates, transit and weight rule',
        },
        places: written,
      }),
    ),
    countries: optional(
      countriesServed({
        note: {
          zh: '不选则不限；委托和订舱的收货国不在其中时提醒',
          en: 'None chosen: anywhere. Trust orders and bookings for another country are warned',
        },
        places: written,
      }),
    ),
    billsAt: code(stages, {
      label: { zh: '计费节点', en: 'Billed from' },
      note: {
        zh: '订单到达此节点时按运价生成费用',
        en: 'When an order comes to this stage, its charges are proposed',
      },
      places: written,
    }),
    ...allPlaced(written, weighing),
    descriptionZh: optional(
      text({ label: { zh: '中文说明', en: 'Description, Chinese' }, max: 2_000, places: written }),
    ),
    descriptionEn: optional(
      text({ label: { zh: '英文说明', en: 'Description, English' }, max: 2_000, places: written }),
    ),
    active: flag({ label: { zh: '启用', en: 'Active' }, places: written }),
    customers: whole({ label: { zh: '开通客户', en: 'Customers' }, places: ['list'] }),
  },
);
