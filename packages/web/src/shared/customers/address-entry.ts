import type { address } from '@loadline/contract/customers/address';
import type { ValuesOf } from '@loadline/contract/kernel/field';

/** An entry of the address book. */
export type Address = ValuesOf<typeof address.fields>;
