import type { Calls, Reply } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';

/** A day of the month that is so many months ago in China, `YYYY-MM-DD`; the 15th unless told. */
export async function dayAgo(house: Pick<TestHouse, 'rows'>, months: number, on = 15): Promise<string> {
  const [found] = await house.rows<{ day: string }>(
    `select (date_trunc('month', now() at time zone 'Asia/Shanghai') - make_interval(months => $1) + make_interval(days => $2 - 1))::date::text as day`,
    [months, on],
  );
  return found?.day ?? '';
}

/** The calls of a desk that closes months. */
export function closingCalls(desk: Calls) {
  const months = async () => (await desk.get('/opsapi/closing')).data;
  const close = (month: string): Promise<Reply> => desk.post('/opsapi/closing/close', { month });
  const reopen = (month: string, reason = '补录收入'): Promise<Reply> =>
    desk.post('/opsapi/closing/reopen', { month, reason });
  return { months, close, reopen };
}
