import { shownNumbers } from '../checks/tracked-number.ts';
import { compact } from '../checks/verdict.ts';
import { countriesOfOrigin } from '../codes/country.ts';
import { currencies } from '../codes/currency.ts';
import { customsBusinesses } from '../codes/customs-business.ts';
import { packageTypes } from '../codes/trade-terms.ts';
import { shipment } from '../facts/shipment.ts';
import { texts } from '../facts/texts.ts';
import { allPlaced, keysOf } from '../kernel/compose.ts';
import type { Place, Rule, ValuesOf } from '../kernel/field.ts';
import { code, date, decimal, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import {
  abnormalKinds,
  abnormalStates,
  directions,
  priceTerms,
  supervisionModes,
  type Territory,
  taxNatures,
  territories,
  vatWays,
} from './customs.codes.ts';
import { customsStatuses, customsSteps } from './customs.lifecycle.ts';
import {
  chargeWritten,
  freightRule,
  insuranceRule,
  otherChargeRule,
  papersRule,
  papersWritten,
} from './customs-charges.ts';
import { anyDeclarationNoText, isAnyDeclarationNo, officeOfChina, officeOfEurope } from './declaration-no.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const sorted: Place[] = [...shown, 'sort'];
const money = { scale: 2, min: '0', max: '9999999999' } as const;

export const fileNo = text({ label: { zh: '关务单号', en: 'Customs file no.' }, max: 20, places: shown });
export const sheetNoOf = text({ label: { zh: '异常单号', en: 'Sheet no.' }, max: 24 });

/** That of China, or the movement reference number of an office in Europe. */
const anyDeclarationNo = text({
  label: { zh: '报关单号', en: 'Declaration no.' },
  max: 18,
  plain: compact,
  rule: { test: isAnyDeclarationNo, says: anyDeclarationNoText },
  places: shown,
});

/** A number of the importer as the orders say it; several with commas. */
function ofOrders(label: Text) {
  return optional(text({ label, max: 400, places: ['detail'] }));
}

/** Something that customs found abnormal: the kind and where it stands are those of its exception sheet. */
export const flagFields = {
  sheetNo: sheetNoOf,
  kind: code(abnormalKinds, { label: { zh: '异常类别', en: 'Abnormal kind' } }),
  state: code(abnormalStates, { label: { zh: '异常进展', en: 'State of the abnormal' } }),
  dueAt: optional(instant({ label: { zh: '客户截止时间', en: 'Due from the customer' } })),
};

/** A declaration in all its states, as its customer sees it (spec §3: customs). What orders know is asked of them. */
export const customsFile = resource(
  'customs file',
  { zh: '报关单', en: 'Customs declaration' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['detail'] }),
    fileNo,
    /** What carriers call the goods; several with commas. */
    waybillNo: optional(
      text({
        label: { zh: '运单号', en: 'Waybill nos.' },
        max: 2_000,
        shown: shownNumbers,
        places: shown,
      }),
    ),
    /** The house waybills by which its orders are declared. */
    houseNo: optional({ ...shipment.houseNos, places: shown }),
    reference: optional(
      text({ label: { zh: '客户参考号', en: 'Customer references' }, max: 4_000, places: shown }),
    ),
    declarationNo: optional(anyDeclarationNo),
    direction: code(directions, { label: { zh: '进出口', en: 'Direction' }, places: shown }),
    territory: code(territories, { label: { zh: '海关辖区', en: 'Customs territory' }, places: shown }),
    businessType: code(customsBusinesses, { label: { zh: '业务类型', en: 'Business type' }, places: shown }),
    orderDate: optional(date({ label: { zh: '订单日期', en: 'Order date' }, places: shown })),
    customsDate: optional(date({ label: { zh: '清关日期', en: 'Customs date' }, places: sorted })),
    releasedAt: optional(instant({ label: { zh: '放行时间', en: 'Released' }, places: shown })),
    status: code(customsStatuses, { label: { zh: '清关状态', en: 'Customs status' }, places: shown }),
    /** The steps that were recorded: a bar is hollow where one was not. */
    recorded: list(code(customsSteps, { label: { zh: '步骤', en: 'Step' } }), {
      label: { zh: '已记录步骤', en: 'Steps recorded' },
      max: 20,
      places: ['list'],
    }),
    statusAt: instant({ label: { zh: '状态更新', en: 'Status since' }, places: sorted }),
    quantity: whole({ label: { zh: '商品数量', en: 'Quantity' }, places: shown }),
    volume: { ...shipment.volume, places: shown },
    packages: whole({ label: { zh: '包装件数', en: 'Packages' }, places: shown }),
    grossWeight: { ...shipment.grossWeight, places: shown },
    currency: code(currencies, { label: { zh: '币种', en: 'Currency' }, places: shown }),
    totalValue: optional(decimal({ label: { zh: '总货值', en: 'Total value' }, scale: 2, places: shown })),
    taxCurrency: code(currencies, {
      label: { zh: '税金币种', en: 'Tax currency' },
      places: ['list', 'detail', 'export'],
    }),
    tariff: optional(decimal({ label: { zh: '关税', en: 'Tariff' }, ...money, places: shown })),
    vat: optional(decimal({ label: { zh: '增值税', en: 'VAT' }, ...money, places: shown })),
    totalTax: optional(
      decimal({ label: { zh: '税金合计', en: 'Total tax' }, scale: 2, min: '0', places: shown }),
    ),
    /** The importer's numbers, as its orders say them: known where goods come into Europe. */
    eoriNo: ofOrders({ zh: '订单的EORI号', en: 'EORI of the orders' }),
    vatNo: ofOrders({ zh: '订单的VAT号', en: 'VAT number of the orders' }),
    iossNo: ofOrders({ zh: '订单的IOSS号', en: 'IOSS of the orders' }),
    /** What is not cleared yet. */
    flags: list(group(flagFields, { label: { zh: '清关异常', en: 'Abnormal' } }), {
      label: { zh: '清关异常', en: 'Abnormal' },
      max: 50,
      places: ['list', 'detail'],
    }),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: ['list', 'detail'] }),
  },
);

function charge(label: Text, rule: Rule) {
  return optional(text({ label, max: 40, plain: chargeWritten, rule }));
}

/** What customs alone know of a declaration, beside its numbers and taxes; `headerKeysOf` says what a territory asks for. */
export const headerFields = allPlaced(['detail'], {
  /** Where it is to be declared, until its number says so. */
  office: optional(
    text({
      label: { zh: '申报关别', en: 'Customs office' },
      max: 8,
      plain: compact,
      rule: {
        test: (typed) => officeOfChina.test(typed) || officeOfEurope.test(typed),
        says: {
          zh: '4 位关区代码，欧洲为 8 位，如 BE101000',
          en: 'a customs office of 4 digits, in Europe of 8 characters such as BE101000',
        },
      },
    }),
  ),
  supervision: code(supervisionModes, { label: { zh: '监管方式', en: 'Supervision mode' } }),
  taxNature: code(taxNatures, { label: { zh: '征免性质', en: 'Tax nature' } }),
  priceTerms: code(priceTerms, { label: { zh: '成交方式', en: 'Price terms' } }),
  contractNo: optional(text({ label: { zh: '合同协议号', en: 'Contract no.' }, max: 60 })),
  licenceNo: optional(text({ label: { zh: '许可证号', en: 'Licence no.' }, max: 60 })),
  /** Of a processing handbook, an account or an exemption. */
  recordNo: optional(
    text({
      label: { zh: '备案号', en: 'Record no.' },
      max: 12,
      plain: compact,
      rule: {
        test: (typed) => /^[A-Z][0-9A-Z]{11}$/.test(typed),
        says: { zh: '12 位，首位为字母，如 B51235000001', en: '12 characters, a letter first: B51235000001' },
      },
    }),
  ),
  /** Of an export who made or sold the goods, of an import who will use them. */
  maker: optional(
    text({ label: { zh: '生产销售（消费使用）单位', en: 'Producer, seller or end user' }, max: 120 }),
  ),
  freightCharge: charge({ zh: '申报运费', en: 'Freight declared' }, freightRule),
  insuranceCharge: charge({ zh: '申报保费', en: 'Insurance declared' }, insuranceRule),
  otherCharge: charge({ zh: '申报杂费', en: 'Other charges declared' }, otherChargeRule),
  attachedPapers: optional(
    text({
      label: { zh: '随附单证', en: 'Attached documents' },
      max: 400,
      plain: papersWritten,
      rule: papersRule,
    }),
  ),
  tradeCountry: optional(code(countriesOfOrigin, { label: { zh: '贸易国', en: 'Trading country' } })),
  /** Of all lines that say no other (ruling 54). */
  finalDestination: optional(
    code(countriesOfOrigin, { label: { zh: '最终目的国', en: 'Final destination' } }),
  ),
  sourcePlace: optional(text({ label: { zh: '境内货源地', en: 'Place of origin in China' }, max: 60 })),
  packageType: optional(code(packageTypes, { label: { zh: '包装种类', en: 'Package type' } })),
  netWeight: optional(
    decimal({ label: { zh: '净重', en: 'Net weight' }, scale: 3, min: '0', unit: 'KG', grams: true }),
  ),
  cifValue: optional(decimal({ label: { zh: 'CIF货值', en: 'CIF value' }, ...money })),
  onwardCost: optional(decimal({ label: { zh: '后续运输费用', en: 'Onward cost' }, ...money })),
  vatRate: optional(
    decimal({ label: { zh: '增值税率', en: 'VAT rate' }, scale: 2, min: '0', max: '40', unit: '%' }),
  ),
  vatWay: optional(code(vatWays, { label: { zh: '增值税缴纳方式', en: 'Import VAT' } })),
  defermentNo: optional(text({ label: { zh: '延期账户号', en: 'Deferment account' }, max: 20 })),
  remark: optional(text(texts.remark)),
});

/** What China alone has and nobody has unless it is typed. */
export const typedInChina = [
  'recordNo',
  'maker',
  'freightCharge',
  'insuranceCharge',
  'otherCharge',
  'attachedPapers',
] as const;

const inChina: readonly string[] = ['supervision', 'taxNature', 'sourcePlace', 'licenceNo', ...typedInChina];
const inEurope = ['cifValue', 'onwardCost', 'vatRate', 'vatWay', 'defermentNo'];

/** What customs of a territory ask for in the header. */
export function headerKeysOf(territory: Territory): (keyof typeof headerFields)[] {
  const foreign: readonly string[] = territory === 'CN' ? inEurope : inChina;
  return keysOf(headerFields).filter((key) => !foreign.includes(key));
}

/** What staff write of a declaration. */
export const writtenHeader = {
  ...pick(
    customsFile,
    'declarationNo',
    'direction',
    'businessType',
    'currency',
    'customsDate',
    'tariff',
    'vat',
  ),
  ...headerFields,
};

export type WrittenHeader = ValuesOf<typeof writtenHeader>;

/** The same at the desk: whose it is. */
export const deskFile = resource('customs file at the desk', customsFile.label, {
  ...pick(customsFile, 'id', 'version', 'fileNo'),
  customer: text({ ...texts.customer, places: shown }),
  customerEn: text({ ...texts.customerEn, places: ['list', 'detail'] }),
  orgId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: ['list', 'detail'] }),
  ...customsFile.fields,
});
