import type { deskSheetApi } from '@loadline/contract/exceptions/sheet-desk.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

/** Everything about one sheet, as the desk sees it. */
export type Exception = AnswerOf<typeof deskSheetApi.detail>;

/** One line of the desk's list. */
export type ExceptionRow = AnswerOf<typeof deskSheetApi.list>['rows'][number];

/** What is asked before a sheet is changed: another state, or one of these. */
export type Asked = 'edit' | 'assign' | 'costs' | Exception['sheet']['state'];
