import { invoiceApi, invoiceOffer, requestInvoice } from '@loadline/contract/bills/invoice.api';
import {
  approveInvoice,
  deskInvoiceApi,
  issueInvoice,
  listInvoiceTaxes,
  rejectInvoice,
  saveInvoiceTax,
  sendInvoice,
} from '@loadline/contract/bills/invoice-desk.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { approve, issueOne, reject, send } from './invoices.desk.commands.ts';
import { invoiceAtDesk, invoiceOverview, invoicesAtDesk } from './invoices.desk.queries.ts';
import { invoiceHistory, offerOfOwn, ownInvoice, ownInvoices } from './invoices.queries.ts';
import { request } from './invoices.request.commands.ts';
import { keepTax } from './invoices.tax.commands.ts';
import { taxesAtDesk } from './invoices.tax.queries.ts';

/** What customers ask to be invoiced, and what the desk makes of it. */
export function invoiceRoutes(house: House) {
  const { db, staff } = house;
  serveList(house, db, invoiceApi, ownInvoices);
  serve(house, invoiceApi.detail, ({ query, viewer }) => ownInvoice(db, viewer, query.no));
  serve(house, invoiceApi.history, ({ query, viewer }) =>
    invoiceHistory(db, viewer, { no: query.no, isOwn: true }),
  );
  serve(house, invoiceOffer, ({ query, viewer }) => offerOfOwn(db, viewer, query));
  serve(house, requestInvoice, ({ body, viewer }) => request(db, viewer, body));
  serveList(house, staff, deskInvoiceApi, invoicesAtDesk);
  serve(house, deskInvoiceApi.overview, ({ query, viewer }) => invoiceOverview(staff, viewer, query));
  serve(house, deskInvoiceApi.detail, ({ query, viewer }) => invoiceAtDesk(staff, viewer, query.no));
  serve(house, deskInvoiceApi.history, ({ query, viewer }) =>
    invoiceHistory(staff, viewer, { no: query.no, isOwn: false }),
  );
  serve(house, approveInvoice, ({ body, viewer }) => approve(staff, viewer, body));
  serve(house, rejectInvoice, ({ body, viewer }) => reject(staff, viewer, body));
  serve(house, issueInvoice, ({ body, viewer }) => issueOne(staff, viewer, body));
  serve(house, sendInvoice, ({ body, viewer }) => send(staff, viewer, body));
  serve(house, listInvoiceTaxes, ({ viewer }) => taxesAtDesk(staff, viewer));
  serve(house, saveInvoiceTax, ({ body, viewer }) => keepTax(staff, viewer, body));
}
