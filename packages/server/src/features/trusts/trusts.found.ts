import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Text } from '@loadline/contract/kernel/text';
import type { DocumentAsked } from '@loadline/contract/orders/document-setting';
import type { trustApi } from '@loadline/contract/trusts/trust.api';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';

export type TrustDetail = AnswerOf<typeof trustApi.detail>;

/** An amendment as it is kept: labels in both languages, values as they are. */
export interface KeptAmendment {
  readonly id: string;
  readonly round: number;
  readonly state: TrustDetail['amendments'][number]['state'];
  readonly why: string;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly answeredAt: string | null;
  readonly changes: readonly KeptChange[];
  readonly orders: TrustDetail['amendments'][number]['orders'];
  readonly answers: readonly { path: string; accepted: boolean; reason: string | null }[];
}

export interface KeptChange {
  readonly path: string;
  readonly label: { readonly zh: string; readonly en: string };
  readonly from: unknown;
  readonly to: unknown;
}

/** A trust order as the database tells it; figures and words are added to it in `saidDetail`. */
export interface FoundTrust {
  readonly orgId: string;
  /** Who made it: its orders are theirs too. */
  readonly ownerId: string;
  /** Where a refused cancellation goes back to. */
  readonly resumeState: 'ACCEPTED' | 'IN_EXECUTION' | null;
  readonly trust: TrustDetail['trust'];
  readonly content: TrustContent;
  readonly weighing: TrustDetail['weighing'];
  /** Where its product goes. */
  readonly served: readonly string[];
  readonly quote: TrustDetail['quote'];
  readonly reason: string | null;
  readonly corrections: TrustDetail['corrections'];
  readonly signature: Omit<NonNullable<TrustDetail['signature']>, 'says'> | null;
  readonly declared: Text | null;
  readonly acceptedAt: string | null;
  readonly completedAt: string | null;
  readonly orders: TrustDetail['orders'];
  readonly bookings: TrustDetail['bookings'];
  readonly amendments: readonly KeptAmendment[];
  readonly documentsAsked: readonly DocumentAsked[];
  readonly uploaded: readonly string[];
  readonly onHold: boolean;
}
