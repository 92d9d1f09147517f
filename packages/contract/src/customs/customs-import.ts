import { texts } from '../facts/texts.ts';
import { recordSubject } from '../imports/record.ts';
import { called } from '../kernel/compose.ts';
import type { Field } from '../kernel/field.ts';
import { optional, text } from '../kernel/field.ts';
import { localTimeTyped } from '../kernel/local-time.ts';
import { resource } from '../kernel/resource.ts';
import { customsFile, declarationNo, headerFields } from './customs-file.ts';
import { declarationNoText } from './declaration-no.ts';

const { fields } = customsFile;

function cell<T>(field: Field<T>): Field<T> {
  return { ...field, places: ['import'] };
}

/** A row of a workbook of declarations: one declaration, with the orders that are on it. */
const importedFile = resource('declaration row', customsFile.label, {
  declarationNo: cell(declarationNo),
  fileNo: cell(optional(fields.fileNo)),
  orders: cell(optional(text({ label: { zh: '订单号（可多个）', en: 'Order nos.' }, max: 2_000 }))),
  businessType: cell(optional(fields.businessType)),
  currency: cell(optional(fields.currency)),
  customsDate: cell(
    optional(
      text({
        label: fields.customsDate.label,
        max: 20,
        rule: {
          test: (typed) => /^.{10}$/.test(localTimeTyped(typed) ?? ''),
          says: { zh: '日期，例如 2026-11-20', en: 'a day, e.g. 2026-11-20' },
        },
      }),
    ),
  ),
  tariff: cell(fields.tariff),
  vat: cell(fields.vat),
  totalTax: cell(fields.totalTax),
  supervision: cell(optional(headerFields.supervision)),
  priceTerms: cell(optional(headerFields.priceTerms)),
  contractNo: cell(headerFields.contractNo),
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
  sameBy: ['declarationNo'],
  alsoCalled: {
    declarationNo: ['海关编号', '报关单编号', 'Declaration number', 'Customs no.'],
    fileNo: ['制单号', 'File no.'],
    orders: ['订单号', '单号', '客户参考号', 'Order no.', 'Orders', 'Reference no.'],
    customsDate: ['申报日期', 'Declared', 'Declaration date'],
    tariff: ['进口关税', 'Duty'],
    vat: ['进口增值税', 'Import VAT'],
    totalTax: ['税款合计', '总税金', 'Total'],
    currency: ['币制', 'Ccy'],
  },
  notes: {
    declarationNo: declarationNoText,
    fileNo: {
      zh: '已制单的填本系统的关务单号，则更新该单',
      en: 'Where the file is there already its number: this one is brought up to date',
    },
    orders: {
      zh: '订单号、客户参考号或 FBA 号，多个用逗号分开；新单必填',
      en: 'Order number, reference or FBA number, several with commas; needed for a new one',
    },
    totalTax: { zh: '填写时须等于关税加增值税', en: 'Where it is given: tariff and VAT together' },
  },
  stored: { customsDate: (typed) => localTimeTyped(typed) ?? typed },
});
