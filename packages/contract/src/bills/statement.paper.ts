/** Words of a statement of account. */
export const statementWords = {
  title: { zh: '对账单', en: 'Statement of account' },
  customer: { zh: '客户', en: 'Customer' },
  period: { zh: '期间', en: 'Period' },
  until: { zh: '{from} 至 {to}', en: '{from} to {to}' },
  currency: { zh: '币种', en: 'Currency' },
  day: { zh: '日期', en: 'Date' },
  what: { zh: '摘要', en: 'Entry' },
  owed: { zh: '应收', en: 'Charged' },
  paid: { zh: '已付', en: 'Paid' },
  balance: { zh: '余额', en: 'Balance' },
  opening: { zh: '期初未付', en: 'Unpaid at the beginning' },
  closing: { zh: '期末未付', en: 'Unpaid at the end' },
  none: { zh: '期间内没有往来', en: 'Nothing was posted in this period' },
};

/** A paper of more lines takes longer, and more memory, than an answer may. */
export const longestStatement = 5_000;
