import { exchangeRate } from '@loadline/contract/bills/exchange-rate';
import { moneyReceipt } from '@loadline/contract/bills/money-receipt';
import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import { billRoutes } from './bills.routes.ts';
import { moneyRoutes } from './money.routes.ts';

export const billFeature: Feature = {
  routes: (house) => {
    billRoutes(house);
    moneyRoutes(house);
  },
  audited: {
    exchangeRate: { fields: exchangeRate.fields },
    moneyReceipt: {
      fields: moneyReceipt.fields,
      called: sql`(select m.receipt_no from receipt_of_money m where m.id = r.subject_id and m.org_id = r.org_id)`,
      numbered: (no) => sql`select m.id from receipt_of_money m where m.receipt_no = ${no}`,
    },
    account: { fields: moneyReceipt.fields },
  },
};
