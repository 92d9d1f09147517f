import { bankLine } from '@loadline/contract/bills/bank-line';
import { billRunFields } from '@loadline/contract/bills/bill-run.api';
import { charge, writtenCharge } from '@loadline/contract/bills/charge';
import { companyAccount } from '@loadline/contract/bills/company-account';
import { exchangeRate } from '@loadline/contract/bills/exchange-rate';
import { invoiceTax } from '@loadline/contract/bills/invoice-tax';
import { moneyReceipt } from '@loadline/contract/bills/money-receipt';
import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import { bankLineImports } from './bank-lines.import.ts';
import { bankLinesWaiting } from './bank-lines.queries.ts';
import { tellDueJob } from './bills.bell.commands.ts';
import { billMonthJob } from './bills.month.commands.ts';
import { billAudited } from './bills.queries.ts';
import { billRoutes } from './bills.routes.ts';
import { proposeChargesJob } from './charges.propose.commands.ts';
import { toDo } from './charges.queries.ts';
import { chargeRoutes } from './charges.routes.ts';
import { ordersToCharge } from './charges.rows.queries.ts';
import { disputeAudited } from './disputes.queries.ts';
import { disputeRoutes } from './disputes.routes.ts';
import { invoiceAudited } from './invoices.queries.ts';
import { invoiceRoutes } from './invoices.routes.ts';
import { moneyRoutes } from './money.routes.ts';

export const billFeature: Feature = {
  routes: (house) => {
    billRoutes(house);
    chargeRoutes(house);
    moneyRoutes(house);
    invoiceRoutes(house);
    disputeRoutes(house);
  },
  jobs: (house) => [billMonthJob(house), tellDueJob(house), proposeChargesJob(house)],
  imports: { staff: [bankLineImports] },
  queues: {
    moneyToMatch: bankLinesWaiting,
    billsToIssue: sql`select b.created_at as since, b.id, b.org_id, b.bill_no as no from bill b where b.status = 'DRAFT'`,
    invoicesRequested: sql`select i.created_at as since, i.id, i.org_id, i.request_no as no from invoice i where i.status = 'REQUESTED'`,
    invoicesApproved: sql`select i.updated_at as since, i.id, i.org_id, i.request_no as no from invoice i where i.status = 'APPROVED'`,
    disputesOpen: sql`select d.created_at as since, d.id, d.org_id, d.no from bill_dispute d where d.state = 'OPEN'`,
    ordersToBill: sql`select r.since, r.id, r.org_id, r.order_number as no from ${ordersToCharge} where ${toDo}`,
  },
  audited: {
    exchangeRate: { fields: exchangeRate.fields },
    companyAccount: { fields: companyAccount.fields },
    charge: { fields: { ...charge.fields, ...writtenCharge } },
    bill: {
      fields: billAudited,
      called: sql`(select b.bill_no from bill b where b.id = r.subject_id and b.org_id = r.org_id)`,
      numbered: (no) => sql`select b.id from bill b where b.bill_no = ${no}`,
    },
    billRun: { fields: { ...billAudited, ...billRunFields } },
    moneyReceipt: {
      fields: moneyReceipt.fields,
      called: sql`(select m.receipt_no from receipt_of_money m where m.id = r.subject_id and m.org_id = r.org_id)`,
      numbered: (no) => sql`select m.id from receipt_of_money m where m.receipt_no = ${no}`,
    },
    invoiceTax: { fields: invoiceTax.fields },
    invoice: {
      fields: invoiceAudited,
      called: sql`(select i.request_no from invoice i where i.id = r.subject_id and i.org_id = r.org_id)`,
      numbered: (no) => sql`select i.id from invoice i where i.request_no = ${no}`,
    },
    dispute: {
      fields: disputeAudited,
      called: sql`(select d.no from bill_dispute d where d.id = r.subject_id and d.org_id = r.org_id)`,
      numbered: (no) => sql`select d.id from bill_dispute d where d.no = ${no}`,
    },
    bankLine: {
      fields: bankLine.fields,
      called: sql`(select l.bank_ref from bank_line l where l.id = r.subject_id)`,
      numbered: (no) => sql`select l.id from bank_line l where l.bank_ref = ${no}`,
    },
    balance: { fields: moneyReceipt.fields },
  },
};
