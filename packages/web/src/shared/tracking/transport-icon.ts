import type { Transport } from '@loadline/contract/codes/transport';
import type { IconName } from '../../ui/icon.tsx';

const icons: Record<Transport, IconName> = { '1': 'plane', '2': 'ship', '3': 'truck', '4': 'rail' };

export function transportIcon(transport: Transport | null): IconName {
  return transport ? icons[transport] : 'transport-unknown';
}
