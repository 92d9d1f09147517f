import type { Text } from '../kernel/text.ts';

// What is said of a field of a bill or a receipt that the form of the field alone does not forbid.

export const noSuchCompany: Text = { zh: '没有这家公司，或已停用', en: 'there is no such company in use' };

export const dueBeforeBilled: Text = { zh: '不能早于账单日期', en: 'it is before the bill date' };

export const receivedAhead: Text = { zh: '不能晚于今天', en: 'not after today' };

/** What is said of a day in a month that is closed. */
export function monthIsClosed(first: string): Text {
  return {
    zh: `所在月份已关账，最早填 ${first}`,
    en: `its month is closed; ${first} is the first day that is open`,
  };
}
