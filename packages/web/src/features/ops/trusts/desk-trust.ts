import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { deskTrustApi } from '@loadline/contract/trusts/trust-desk.api';

/** Everything about one customer's trust order, as the desk sees it. */
export type DeskTrust = AnswerOf<typeof deskTrustApi.detail>;

/** One line of the desk's list. */
export type DeskTrustRow = AnswerOf<typeof deskTrustApi.list>['rows'][number];

/** What the desk is about to do with a trust order. */
export type DeskDeed = 'accept' | 'return' | 'reject' | 'cancel' | 'keep';
