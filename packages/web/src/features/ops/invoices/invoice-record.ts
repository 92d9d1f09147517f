import type { deskInvoiceApi } from '@loadline/contract/bills/invoice-desk.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

export type DeskInvoiceRecord = AnswerOf<typeof deskInvoiceApi.detail>;
export type DeskInvoiceRow = AnswerOf<typeof deskInvoiceApi.list>['rows'][number];
