import { currencies } from '../codes/currency.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { code, decimal, flag, group, id, instant, list, optional, text } from '../kernel/field.ts';
import { sheetStates } from './sheet.lifecycle.ts';
import { sheetSides } from './sheet-kind.ts';

const said = {
  commentId: id({ label: { zh: '回复编号', en: 'Comment id' } }),
  replyTo: optional(id({ label: { zh: '回复哪一条', en: 'Reply to' } })),
  side: code(sheetSides, { label: { zh: '身份', en: 'Side' } }),
  who: text({ label: { zh: '谁', en: 'Who' }, max: 64 }),
  mine: flag({ label: { zh: '本人', en: 'Mine' } }),
  at: instant({ label: { zh: '时间', en: 'Time' } }),
  body: text(texts.body),
  // The files of the sheet say what they are (files/file.api.ts).
  files: list(id({ label: { zh: '文件编号', en: 'File id' } }), {
    label: { zh: '附件', en: 'Files' },
    max: 20,
  }),
  // When the first person of the other side read it.
  readAt: optional(instant({ label: { zh: '已读时间', en: 'Read' } })),
};

/** What was said, as the customer sees it: there is no word of what is internal, not even that it exists. */
export const sheetComment = group(said, { label: { zh: '沟通记录', en: 'Comment' } });

/** The same at the desk, with what only colleagues see. */
export const deskComment = group(
  {
    ...said,
    internal: flag({ label: { zh: '仅内部', en: 'Internal only' } }),
    readBy: optional(text({ label: { zh: '谁已读', en: 'Read by' }, max: 500 })),
    mentions: list(text({ label: { zh: '提到', en: 'Mentioned' }, max: 64 }), {
      label: { zh: '提到的同事', en: 'Colleagues mentioned' },
      max: 20,
    }),
  },
  { label: { zh: '沟通记录', en: 'Comment' } },
);

/** One step of its life; the first is its opening. */
export const sheetStep = group(
  {
    to: code(sheetStates, { label: { zh: '状态', en: 'Status' } }),
    at: instant({ label: { zh: '时间', en: 'Time' } }),
    side: code(sheetSides, { label: { zh: '身份', en: 'Side' } }),
    who: text({ label: { zh: '谁', en: 'Who' }, max: 64, min: 0 }),
    // Why the program took it by itself.
    whyZh: optional(text({ label: { zh: '缘由', en: 'Why, Chinese' }, max: 500 })),
    whyEn: optional(text({ label: { zh: '缘由（英文）', en: 'Why' }, max: 500 })),
  },
  { label: { zh: '状态变更', en: 'Step' } },
);

const costFields = {
  name: text({ label: { zh: '项目', en: 'Item' }, max: 60 }),
  amount: decimal({ ...figures.amount, min: '0' }),
};

export const costCurrency = code(currencies, { label: { zh: '币种', en: 'Currency' } });

/** What it costs, as far as it is the customer's to know. */
export const sheetCost = group(costFields, { label: { zh: '费用影响', en: 'Cost impact' } });

/** With what we bear ourselves: unpublished, the customer never sees it. */
export const deskCost = group(
  { ...costFields, published: flag({ label: { zh: '客户可见', en: 'Shown to the customer' } }) },
  { label: { zh: '费用影响', en: 'Cost impact' } },
);
