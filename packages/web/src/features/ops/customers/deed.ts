import type { CustomerFile } from './customer.ts';

/** What can be done to a customer; each asks first. */
export type Deed = 'edit' | 'status' | 'hold' | 'quota' | 'products' | 'granted' | 'viewAs';

export interface DeedsCardProps {
  of: CustomerFile;
  onAsk: (deed: Deed) => void;
}
