import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { unidentified } from '@loadline/contract/receipts/unidentified';

/** Cargo of which nobody knows, or knew, the order. */
export type Unidentified = ValuesOf<typeof unidentified.fields>;
