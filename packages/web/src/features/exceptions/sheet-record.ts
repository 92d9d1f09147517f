import type { sheetApi } from '@loadline/contract/exceptions/sheet.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

/** Everything about one sheet, as its customer sees it. */
export type SheetRecord = AnswerOf<typeof sheetApi.detail>;
