import type { billApi, billOverview } from '@loadline/contract/bills/bill.api';
import type { deskBillApi } from '@loadline/contract/bills/bill-desk.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { ValueOf } from '@loadline/contract/kernel/field';

export type BillRow = AnswerOf<typeof billApi.list>['rows'][number];
export type BillRecord = AnswerOf<typeof billApi.detail>;
export type BillLine = BillRecord['lines'][number];
export type BillDispute = BillRecord['disputes'][number];
export type DeskBillRow = AnswerOf<typeof deskBillApi.list>['rows'][number];
export type DeskBillRecord = AnswerOf<typeof deskBillApi.detail>;
export type BillSums = ValueOf<typeof billOverview>['sums'];
