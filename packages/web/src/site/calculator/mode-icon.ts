import type { FreightModeName } from '@loadline/contract/freight/weight-rule';
import type { IconName } from '../../ui/icon.tsx';

export const modeIcon: Readonly<Record<FreightModeName, IconName>> = {
  air: 'plane',
  express: 'box',
  lcl: 'ship',
  truck: 'truck',
  rail: 'rail',
  usParcel: 'box',
};
