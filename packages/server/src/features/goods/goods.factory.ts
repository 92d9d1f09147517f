import { newId } from '../../kernel/database.ts';
import type { Calls } from '../../testing/calls.ts';

/** The lamp of the drawings, as the customer centre keeps it. */
const lamp = {
  sku: 'NV-L21',
  nameZh: 'LED 台灯',
  nameEn: 'LED lamp',
  hsCode: '940521',
  brand: 'NordVolt',
  model: 'L21',
  material: '塑料',
  currency: 'USD',
  purpose: '照明',
  priceDifference: null,
};

/** The calls of a customer about the codes of their goods. */
export function goodsCalls(customer: Calls) {
  return {
    keep: async (typed: object = {}): Promise<string> => {
      const id = newId();
      await customer.post('/adminapi/goods/save', { id, version: null, ...lamp, ...typed });
      return id;
    },
    bind: (id: string, kind: string, code: string | null, more: object = {}) =>
      customer.post('/omsapi/goods/bind', { id, kind, code, validFrom: null, reason: null, ...more }),
    detail: async (id: string) => (await customer.get(`/omsapi/goods/codes/detail?id=${id}`)).data,
    list: async (query: Record<string, string> = {}) =>
      (await customer.get(`/omsapi/goods/codes?${new URLSearchParams(query)}`)).data.rows,
  };
}
