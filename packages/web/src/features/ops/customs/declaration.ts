import type { deskCustomsApi } from '@loadline/contract/customs/customs-desk.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

/** One line of the desk's list. */
export type DeclarationRow = AnswerOf<typeof deskCustomsApi.list>['rows'][number];

/** Everything about one declaration, as the desk sees it. */
export type Declaration = AnswerOf<typeof deskCustomsApi.detail>;

/** What is asked before something is done with a declaration. */
export type Asked =
  | 'header'
  | 'back'
  | 'abnormal'
  | { readonly move: Declaration['file']['status'] }
  | { readonly ask: string }
  | { readonly clear: string };
