import { texts } from '../facts/texts.ts';
import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import { group, id, instant, list, optional, text } from '../kernel/field.ts';
import { calculateTariff, tariffAnswer } from './tariff.api.ts';

/** As many as are listed; the newest come first, and a search finds the others by their titles. */
export const listedTariffs = 200;

const keptId = id({ label: { zh: '编号', en: 'Id' } });

export const tariffTitle = text({ label: { zh: '测算名称', en: 'Title of the calculation' }, max: 80 });

/** The order that a calculation is kept for, as the estimate of its duty. */
export const keptFor = optional(text(texts.orderNo));

/** A calculation that was kept: what was asked and what was answered stay as they were, with edition and measures. */
const kept = {
  id: keptId,
  title: tariffTitle,
  madeAt: instant({ label: { zh: '测算时间', en: 'Calculated' } }),
  madeWho: text({ label: { zh: '测算人', en: 'Calculated by' }, max: 64, min: 0 }),
  /** Of which order it is the estimate. */
  orderNumber: keptFor,
};

const keptTariff = group(kept, { label: { zh: '已存测算', en: 'Kept calculation' } });

/** Calculates anew and keeps it: what a browser says of an amount is nothing to be kept. */
export const keepTariff = endpoint('POST /omsapi/tariff/keep', {
  access: 'tariff:view',
  title: { zh: '保存测算', en: 'Keep a calculation' },
  body: { title: tariffTitle, orderNumber: keptFor, ...calculateTariff.body },
  answer: keptTariff,
});

/** What is said of an order that is none of the asker's. */
export const noSuchOrder = { zh: '没有此订单', en: 'is no order of yours' };

export const listKeptTariffs = endpoint('GET /omsapi/tariff/kept', {
  access: 'tariff:view',
  title: { zh: '已存测算', en: 'Kept calculations' },
  answer: list(keptTariff, { label: { zh: '已存测算', en: 'Kept calculations' }, max: listedTariffs }),
});

const one = { id: keptId };

export const readKeptTariff = endpoint('GET /omsapi/tariff/kept/detail', {
  access: 'tariff:view',
  title: { zh: '已存测算', en: 'A kept calculation' },
  query: one,
  answer: group(
    {
      ...kept,
      asked: group(calculateTariff.body, { label: { zh: '所填内容', en: 'What was asked' } }),
      answer: tariffAnswer,
    },
    { label: { zh: '已存测算', en: 'Kept calculation' } },
  ),
});

/** Line by line and layer by layer on paper, as it was calculated. */
export const keptTariffPaper = endpoint('GET /omsapi/tariff/kept/paper', {
  access: 'tariff:view',
  title: { zh: '打印测算', en: 'A calculation on paper' },
  query: one,
  answer: { kind: 'file', type: 'pdf' },
});

/** One row a layer. */
export const keptTariffSheet = endpoint('GET /omsapi/tariff/kept/sheet', {
  access: 'tariff:view',
  title: { zh: '导出测算', en: 'A calculation as a workbook' },
  query: one,
  answer: xlsxFile,
});
