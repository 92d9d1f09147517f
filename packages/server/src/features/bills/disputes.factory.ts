import { newId } from '../../kernel/database.ts';
import type { Calls } from '../../testing/calls.ts';

/** The calls of a customer and a desk that do not agree about a line. */
export function disputeCalls(customer: Calls, desk: Calls) {
  const linesOf = async (no: string) => (await customer.get(`/omsapi/bills/detail?no=${no}`)).data.lines;
  const raise = (lineId: string, wanted: string, more: object = {}) =>
    customer.post('/omsapi/disputes/raise', {
      id: newId(),
      lineId,
      kind: 'price',
      wanted,
      reason: '合同价 20.00',
      files: null,
      ...more,
    });
  const lockOf = async (id: string) => {
    const { version } = (await desk.get(`/opsapi/disputes/detail?id=${id}`)).data.dispute;
    return { id, version };
  };
  const withdraw = async (id: string) => customer.post('/omsapi/disputes/withdraw', await lockOf(id));
  const accept = async (id: string, credited: string, answer: string | null = null) =>
    desk.post('/opsapi/disputes/accept', { ...(await lockOf(id)), credited, answer });
  const reject = async (id: string, answer = '按合同计费') =>
    desk.post('/opsapi/disputes/reject', { ...(await lockOf(id)), answer });
  return { linesOf, raise, withdraw, accept, reject };
}
