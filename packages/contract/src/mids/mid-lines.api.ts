import { entryFile } from '../clearance/entry.ts';
import { lineRef } from '../clearance/entry-rfi.ts';
import { customsStatuses } from '../customs/customs.lifecycle.ts';
import { goods } from '../facts/goods.ts';
import { texts } from '../facts/texts.ts';
import { reasonField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, decimal, flag, group, instant, list, optional, text, whole } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import { mid } from './mid.ts';

/** A code as it stands on a line: whatever a trust order named, right or wrong. */
const onLine = text({ label: { zh: '现 MID', en: 'Current MID' }, max: 15 });

/** A line of an entry whose code is to be replaced, or was filed and is not. */
export const midLineFields = {
  ...pick(entryFile, 'fileNo', 'entryNo'),
  orderNumber: text(texts.orderNo),
  goodsNo: whole({ label: { zh: '货物序号', en: 'Line of goods' } }),
  hsDest: goods.hsDest,
  nameZh: goods.nameZh,
  nameEn: goods.nameEn,
  status: code(customsStatuses, { label: { zh: '清关状态', en: 'Customs status' } }),
  filedAt: optional(instant({ label: { zh: '申报时间', en: 'Filed' } })),
  mid: optional(onLine),
  value: decimal({ label: { zh: '货值', en: 'Value' }, scale: 2, unit: 'USD' }),
};

/** What is said where no line is chosen. */
export const chooseLines: Text = { zh: '至少选一行', en: 'choose at least one' };

/** So many lines are shown and replaced at once. */
export const midLinesAtOnce = 2_000;

/** So many of the lines that are filed are listed. */
export const filedLinesShown = 200;

const lines = list(group(midLineFields, { label: { zh: '商品行', en: 'Line' } }), {
  label: { zh: '商品行', en: 'Lines' },
  max: midLinesAtOnce,
});

/** What narrows the preview; without a code those lines that have none. */
export const midLinesQuery = {
  id: mid.fields.id,
  from: optional(onLine),
  hts: optional(
    text({
      label: { zh: 'HTS 编码', en: 'HTS' },
      max: 13,
      rule: {
        test: (typed) => /^[\d.]{2,13}$/.test(typed),
        says: { zh: '编码的前几位数字', en: 'the first digits of a number' },
      },
    }),
  ),
  order: optional(text(texts.orderNo)),
};

const preview = group(
  {
    mid: group(pick(mid, 'id', 'code', 'name', 'edition', 'state'), { label: mid.label }),
    /** The codes on lines that are not filed, with how many lines have each. */
    codes: list(
      group(
        { mid: optional(onLine), lines: whole({ label: { zh: '行数', en: 'Rows' } }) },
        { label: onLine.label },
      ),
      { label: onLine.label },
    ),
    lines,
    /** Filed: only a correction by the broker changes these. */
    filed: lines,
    /** Whether there are more lines than are shown. */
    more: flag({ label: { zh: '还有更多', en: 'More' } }),
  },
  { label: { zh: '替换预览', en: 'Preview' } },
);

/** What the register tells of a batch besides the code. */
export const replacedFields = {
  entries: text({ label: { zh: '清关单', en: 'Entries' }, max: 4_000 }),
  value: midLineFields.value,
};

const counts = {
  lines: whole({ label: { zh: '行数', en: 'Rows' } }),
  entries: whole({ label: { zh: '清关单', en: 'Entries' } }),
};

const replaced = group(
  {
    ...counts,
    value: decimal({ label: { zh: '货值', en: 'Value' }, scale: 2, unit: 'USD' }),
  },
  { label: { zh: '批量替换 MID', en: 'MID replaced on entry lines' } },
);

const replacing = {
  id: mid.fields.id,
  from: optional(onLine),
  lines: list(lineRef, { label: { zh: '商品行', en: 'Lines' }, max: midLinesAtOnce }),
  reason: reasonField,
};

/** Which lines would have the code instead of another one. */
export const previewMidLines = endpoint('GET /omsapi/mids/lines', {
  access: 'customs2:view',
  title: { zh: '批量替换MID预览', en: 'Preview of replacing a MID' },
  query: midLinesQuery,
  answer: preview,
});

/** Writes the code on lines that are not filed, all of them or none. */
export const replaceMidLines = endpoint('POST /omsapi/mids/replace', {
  access: 'mid:edit',
  title: { zh: '批量替换MID', en: 'Replace a MID on entry lines' },
  body: replacing,
  answer: replaced,
});

export const previewDeskMidLines = endpoint('GET /opsapi/mids/lines', {
  access: 'op:mid:approve',
  title: { zh: '批量替换MID预览（员工）', en: "Preview of replacing a customer's MID" },
  query: midLinesQuery,
  answer: preview,
});

export const replaceDeskMidLines = endpoint('POST /opsapi/mids/replace', {
  access: 'op:mid:approve',
  title: { zh: '批量替换MID（员工）', en: "Replace a MID on a customer's entry lines" },
  body: replacing,
  answer: replaced,
});

/** Asks the forwarder to have filed lines corrected by the broker: nothing is changed here. */
export const askMidCorrection = endpoint('POST /omsapi/mids/correction', {
  access: 'mid:edit',
  title: { zh: '申请更正已申报的MID', en: 'Ask for a correction of a filed MID' },
  body: replacing,
  answer: group(counts, { label: { zh: '更正申请', en: 'Correction' } }),
});
