import { newId } from '../../kernel/database.ts';
import type { Calls } from '../../testing/calls.ts';
import { paper } from '../files/files.factory.ts';

/** The manufacturer that the drawings show. */
export const hengtai = {
  name: 'Ningbo Beilun Hengtai Metal Products Co., Ltd.',
  street: 'Building 3, No. 266 Huangshan West Road',
  city: 'Ningbo',
  postal: '315800',
  country: 'CN',
  province: null,
  role: 'manufacturer',
  textile: false,
  code: null,
  codeReason: null,
};

/** The calls of a customer about their register, and of a desk that decides. */
export function midCalls(customer: Calls, desk: Calls) {
  const detail = async (id: string) => (await customer.get(`/omsapi/mids/detail?id=${id}`)).data;
  const versionOf = async (id: string) => (await detail(id)).mid.version;
  const make = async (typed: object = {}, more: object = {}) => {
    const id = newId();
    const reply = await customer.post('/omsapi/mids/save', {
      id,
      version: null,
      ...hengtai,
      ...typed,
      ...more,
    });
    return { ...reply, id };
  };
  const move = async (id: string, to: string) =>
    customer.post('/omsapi/mids/move', { id, version: await versionOf(id), to });
  const decide = async (id: string, to: string, reason: string | null = null) =>
    desk.post('/opsapi/mids/decide', { id, version: await versionOf(id), to, reason });
  const prove = (id: string) =>
    customer.upload(`/omsapi/files/upload?subject=mid&id=${id}&type=2`, '营业执照.pdf', paper);
  return {
    detail,
    make,
    move,
    decide,
    prove,
    change: async (id: string, typed: object) =>
      customer.post('/omsapi/mids/save', { id, version: await versionOf(id), ...hengtai, ...typed }),
    /** A record that is in force. */
    inForce: async (typed: object = {}, more: object = {}) => {
      const { id } = await make(typed, more);
      await prove(id);
      await move(id, 'SUBMITTED');
      await decide(id, 'APPROVED');
      return id;
    },
  };
}
