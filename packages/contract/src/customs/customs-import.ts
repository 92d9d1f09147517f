import { texts } from '../facts/texts.ts';
import { recordSubject } from '../imports/record.ts';
import { reasonField } from '../kernel/change.ts';
import { codeTable } from '../kernel/code.ts';
import { called } from '../kernel/compose.ts';
import type { Field } from '../kernel/field.ts';
import { code, optional, text } from '../kernel/field.ts';
import { localTimeTyped } from '../kernel/local-time.ts';
import { resource } from '../kernel/resource.ts';
import { customsStatuses, customsSteps } from './customs.lifecycle.ts';
import { customsFile, headerFields } from './customs-file.ts';
import { anyDeclarationNoText } from './declaration-no.ts';

const { fields } = customsFile;

function cell<T>(field: Field<T>): Field<T> {
  return { ...field, places: ['import'] };
}

const day = {
  test: (typed: string) => /^.{10}$/.test(localTimeTyped(typed) ?? ''),
  says: { zh: '日期，例如 2026-11-20', en: 'a day, e.g. 2026-11-20' },
};
const moment = {
  test: (typed: string) => localTimeTyped(typed) !== undefined,
  says: { zh: '日期或日期时间，例如 2026-11-20 14:30', en: 'a day or a day and time, e.g. 2026-11-20 14:30' },
};

/** What a workbook may say of where a declaration stands; it is given up at the desk alone. */
const toldStatuses = codeTable('customs status of a workbook', {
  PREPARING: customsStatuses.codes.PREPARING,
  ...customsSteps.codes,
});

/** A row of a workbook of declarations: one declaration, with the orders that are on it. */
const importedFile = resource('declaration row', customsFile.label, {
  declarationNo: cell(fields.declarationNo),
  fileNo: cell(optional(fields.fileNo)),
  orders: cell(optional(text({ label: { zh: '订单号（可多个）', en: 'Order nos.' }, max: 2_000 }))),
  businessType: cell(optional(fields.businessType)),
  currency: cell(optional(fields.currency)),
  customsDate: cell(optional(text({ label: fields.customsDate.label, max: 20, rule: day }))),
  status: cell(optional(code(toldStatuses, { label: fields.status.label }))),
  statusAt: cell(
    optional(text({ label: { zh: '状态时间', en: 'Time of the status' }, max: 30, rule: moment })),
  ),
  reason: cell(optional(called({ zh: '缺件原因', en: 'Why something is missing' }, reasonField))),
  tariff: cell(fields.tariff),
  vat: cell(fields.vat),
  totalTax: cell(fields.totalTax),
  office: cell(headerFields.office),
  supervision: cell(optional(headerFields.supervision)),
  taxNature: cell(optional(headerFields.taxNature)),
  priceTerms: cell(optional(headerFields.priceTerms)),
  contractNo: cell(headerFields.contractNo),
  licenceNo: cell(headerFields.licenceNo),
  recordNo: cell(headerFields.recordNo),
  maker: cell(headerFields.maker),
  freightCharge: cell(headerFields.freightCharge),
  insuranceCharge: cell(headerFields.insuranceCharge),
  otherCharge: cell(headerFields.otherCharge),
  attachedPapers: cell(headerFields.attachedPapers),
  tradeCountry: cell(headerFields.tradeCountry),
  finalDestination: cell(headerFields.finalDestination),
  sourcePlace: cell(headerFields.sourcePlace),
  packageType: cell(headerFields.packageType),
  netWeight: cell(headerFields.netWeight),
  cifValue: cell(headerFields.cifValue),
  onwardCost: cell(headerFields.onwardCost),
  vatRate: cell(headerFields.vatRate),
  vatWay: cell(headerFields.vatWay),
  defermentNo: cell(headerFields.defermentNo),
  remark: cell(called({ zh: '报关备注', en: 'Remark of customs' }, optional(text(texts.remark)))),
});

/** Declarations as something that staff import; one that is there already is brought up to date. */
export const customsImportSubject = recordSubject({
  of: importedFile,
  name: 'customs',
  path: '/opsapi/customs/imports',
  access: 'op:customs',
  label: { zh: '报关单', en: 'Customs declarations' },
  one: { zh: '报关单', en: 'declaration' },
  // A declaration with the goods of several customers is a row of each of them.
  sameBy: ['declarationNo', 'fileNo', 'orders'],
  alsoCalled: {
    declarationNo: ['海关编号', '报关单编号', 'Declaration number', 'Customs no.'],
    fileNo: ['制单号', 'File no.'],
    orders: [
      '订单号',
      '单号',
      '客户参考号',
      '运单号',
      '主单号',
      '提单号',
      'Order no.',
      'Orders',
      'Reference no.',
      'Waybill no.',
    ],
    customsDate: ['申报日期', 'Declared', 'Declaration date'],
    status: ['状态', '报关状态', 'Status'],
    statusAt: ['放行时间', '更新时间', 'Status time'],
    tariff: ['进口关税', 'Duty'],
    vat: ['进口增值税', 'Import VAT'],
    totalTax: ['税款合计', '总税金', 'Total'],
    currency: ['币制', 'Ccy'],
    office: ['关区', '出境关别', '进境关别'],
    recordNo: ['手册号', '账册号', '备案编号'],
    maker: ['生产销售单位', '消费使用单位', '生产单位', '境内生产销售单位'],
    freightCharge: ['运费', 'Freight'],
    insuranceCharge: ['保费', '保险费', 'Insurance'],
    otherCharge: ['杂费', 'Other charges'],
    attachedPapers: ['随附单证及编号', '随附单证代码及编号', 'Documents attached'],
    tradeCountry: ['贸易国（地区）'],
    finalDestination: ['最终目的国（地区）', '运抵国'],
    remark: ['备注', '标记唛码及备注', 'Remark'],
  },
  notes: {
    declarationNo: {
      zh: `${anyDeclarationNoText.zh}；新单必填`,
      en: `${anyDeclarationNoText.en}; needed for a new one`,
    },
    fileNo: {
      zh: '已制单的填本系统的关务单号，则更新该单',
      en: 'Where the file is there already its number: this one is brought up to date',
    },
    orders: {
      zh: '订单号、客户参考号、运单号或 FBA 号，多个用逗号分开；新单必填',
      en: 'Order number, reference, waybill or FBA number, several with commas; needed for a new one',
    },
    status: {
      zh: '留空：有报关单号即为已交单。已有的单只能走到下一步；新单其间的步骤为未记录',
      en: 'Blank: handed in, where there is a declaration number. One that is there moves to its next step; of a new one the steps between are not recorded',
    },
    statusAt: {
      zh: '海关当地时间：中国为北京，欧盟为布鲁塞尔，英国为伦敦；留空为现在',
      en: 'By the clocks of Beijing, in the Union of Brussels, in Britain of London; blank means now',
    },
    vatRate: {
      zh: '欧洲：与 CIF 货值一起填写时，增值税留空即自动计算',
      en: 'In Europe: with a CIF value, VAT that is left blank is worked out',
    },
    reason: {
      zh: '没有放行单（类型 8）而已放行时填写',
      en: 'Where it is released without a release note (type 8)',
    },
    totalTax: { zh: '填写时须等于关税加增值税', en: 'Where it is given: tariff and VAT together' },
  },
  stored: {
    customsDate: (typed) => localTimeTyped(typed) ?? typed,
    statusAt: (typed) => localTimeTyped(typed) ?? typed,
  },
});
