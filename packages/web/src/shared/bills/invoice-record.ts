import type { invoiceApi, invoiceOffer } from '@loadline/contract/bills/invoice.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

export type InvoiceRecord = AnswerOf<typeof invoiceApi.detail>;
export type InvoiceRow = AnswerOf<typeof invoiceApi.list>['rows'][number];
export type InvoiceOffer = AnswerOf<typeof invoiceOffer>;
