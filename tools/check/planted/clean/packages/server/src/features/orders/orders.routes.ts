// import { pool } from 'pg'; a comment imports nothing

import { order as orderResource } from '@loadline/contract/orders/order';
import type { FastifyInstance } from 'fastify';
import { billsOf } from '../bills/bills.public.ts';

/* const rows = sql`select 1 from orders` */
export const advice = "import { pool } from 'pg'; Select a file from your computer";
export const shape = /import\('react-aria-components'\)|select /;

export function orderRoutes(app: FastifyInstance) {
  app.get('/orders', () => ({ orderResource, bills: billsOf(`of ${'fetch'} ${`and ${1 / 2}`}`) }));
}
