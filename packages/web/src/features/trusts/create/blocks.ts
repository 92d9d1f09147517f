import type { TrustBlock } from '@loadline/contract/trusts/trust-content';

/** The blocks of the form in their order. */
export const blocks: readonly TrustBlock[] = ['service', 'parties', 'route', 'cargo', 'terms'];
