import { listTrustProducts } from '@loadline/contract/trusts/trust-draft.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import type { TrustProduct } from '../trust-record.ts';

const none: readonly TrustProduct[] = [];

/** The products that the customer may choose, each with how it weighs. */
export function useTrustProducts(): readonly TrustProduct[] {
  return useQuery(asking(listTrustProducts, {})).data ?? none;
}
