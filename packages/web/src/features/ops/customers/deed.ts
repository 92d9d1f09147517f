import type { CustomerFile } from './customer.ts';

/** What can be done to a customer; each asks first. */
export type Deed = 'edit' | 'status' | 'hold' | 'lift' | 'quota' | 'products' | 'granted' | 'viewAs';

export interface DeedsCardProps {
  of: CustomerFile;
  onAsk: (deed: Deed) => void;
}

/** What a dialog is about. */
export interface CustomerDialogProps {
  of: CustomerFile;
  /** The customer in the words of a title. */
  name: string;
  onClose: () => void;
}
