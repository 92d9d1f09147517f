import type { Text } from '../kernel/text.ts';

/** Of a warehouse that cargo is to be brought to, where the forwarder says which of its own receive. */
export const notReceiving: Text = {
  zh: '不在收货仓库列表中或已停用，请另选',
  en: 'not one of the warehouses that receive, or no longer in use: choose another',
};
