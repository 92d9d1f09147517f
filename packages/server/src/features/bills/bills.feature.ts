import { bankLine } from '@loadline/contract/bills/bank-line';
import { billRunFields } from '@loadline/contract/bills/bill-run.api';
import { charge, writtenCharge } from '@loadline/contract/bills/charge';
import { ledgerMonthFields } from '@loadline/contract/bills/closing';
import { companyAccount } from '@loadline/contract/bills/company-account';
import { exchangeRate } from '@loadline/contract/bills/exchange-rate';
import { invoiceTax } from '@loadline/contract/bills/invoice-tax';
import { journalAccount } from '@loadline/contract/bills/journal';
import { moneyReceipt } from '@loadline/contract/bills/money-receipt';
import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import { bankLineImports } from './bank-lines.import.ts';
import { bankLinesWaiting } from './bank-lines.queries.ts';
import { tellDueJob } from './bills.bell.commands.ts';
import { proofsToCheck } from './bills.filter.queries.ts';
import { billMonthJob } from './bills.month.commands.ts';
import { billAudited } from './bills.queries.ts';
import { billRoutes } from './bills.routes.ts';
import { proposeChargesJob } from './charges.propose.commands.ts';
import { toDo } from './charges.queries.ts';
import { chargeRoutes } from './charges.routes.ts';
import { ordersToCharge } from './charges.rows.queries.ts';
import { closingRoutes } from './closing.routes.ts';
import { creditHoldsJob } from './credit.holds.commands.ts';
import { creditAudited, creditWaiting } from './credit.queries.ts';
import { creditRoutes } from './credit.routes.ts';
import { disputeAudited } from './disputes.queries.ts';
import { disputeRoutes } from './disputes.routes.ts';
import { invoiceAudited } from './invoices.queries.ts';
import { invoiceRoutes } from './invoices.routes.ts';
import { marginRoutes } from './margins.routes.ts';
import { moneyRoutes } from './money.routes.ts';

export const billFeature: Feature = {
  routes: (house) => {
    billRoutes(house);
    chargeRoutes(house);
    moneyRoutes(house);
    closingRoutes(house);
    marginRoutes(house);
    invoiceRoutes(house);
    disputeRoutes(house);
    creditRoutes(house);
  },
  jobs: (house) => [billMonthJob(house), tellDueJob(house), creditHoldsJob(house), proposeChargesJob(house)],
  imports: { staff: [bankLineImports] },
  queues: {
    proofsToCheck,
    moneyToMatch: bankLinesWaiting,
    billsToIssue: sql`select b.created_at as since, b.id, b.org_id, b.bill_no as no from bill b where b.status = 'DRAFT'`,
    invoicesRequested: sql`select i.created_at as since, i.id, i.org_id, i.request_no as no from invoice i where i.status = 'REQUESTED'`,
    invoicesApproved: sql`select i.updated_at as since, i.id, i.org_id, i.request_no as no from invoice i where i.status = 'APPROVED'`,
    creditToApprove: creditWaiting,
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
    creditRequest: {
      fields: creditAudited,
      called: sql`(select c.no from credit_request c where c.id = r.subject_id)`,
      numbered: (no) => sql`select c.id from credit_request c where c.no = ${no}`,
    },
    bankLine: {
      fields: bankLine.fields,
      called: sql`(select l.bank_ref from bank_line l where l.id = r.subject_id)`,
      numbered: (no) => sql`select l.id from bank_line l where l.bank_ref = ${no}`,
    },
    balance: { fields: moneyReceipt.fields },
    ledgerMonth: { fields: ledgerMonthFields },
    journalAccount: { fields: journalAccount.fields },
  },
};
