import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { sheetDetail } from '@loadline/contract/exceptions/sheet.api';

/** Everything about one sheet, as its customer sees it. */
export type SheetRecord = AnswerOf<typeof sheetDetail>;
