import type { ValuesOf } from '@loadline/contract/kernel/field';
import { volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import type { orderRowFields } from '@loadline/contract/orders/order.api';
import { useWords } from '../../kernel/words.ts';
import { chargingWeightText } from './charging-weight.ts';
import './declared.css';

type Cargo = Pick<
  ValuesOf<typeof orderRowFields>,
  'quantity' | 'grossWeight' | 'volume' | 'actualPksNum' | 'actualWeight' | 'actualVolume'
>;
type Charged = Pick<ValuesOf<typeof orderRowFields>, 'actualPksNum' | 'chargingWeight' | 'chargingUnit'>;

/** What was measured, and until then in grey what was declared. */
function Measured({ measured, declared }: { measured: string | null; declared: string }) {
  const { t } = useWords();
  if (measured !== null) return measured;
  return (
    <span className="order-declared">
      {declared} <small>{t('orders.declared')}</small>
    </span>
  );
}

/** The figures of an order's cargo in a list. */
export const cargoCells = {
  actualPksNum: {
    cell: ({ actualPksNum, quantity }: Cargo) => (
      <Measured
        measured={actualPksNum === null ? null : wholeText(actualPksNum)}
        declared={wholeText(quantity)}
      />
    ),
  },
  actualWeight: {
    cell: ({ actualWeight, grossWeight }: Cargo) => (
      <Measured
        measured={actualWeight === null ? null : weightText(actualWeight)}
        declared={weightText(grossWeight)}
      />
    ),
  },
  actualVolume: {
    cell: ({ actualVolume, volume }: Cargo) => (
      <Measured
        measured={actualVolume === null ? null : volumeText(actualVolume)}
        declared={volumeText(volume)}
      />
    ),
  },
  volume: { cell: ({ volume }: Cargo) => volumeText(volume) },
  chargingWeight: {
    cell: ({ actualPksNum, ...order }: Charged) => {
      const weight = chargingWeightText(order);
      const isDeclared = actualPksNum === null && order.chargingWeight !== null;
      return <Measured measured={isDeclared ? null : weight} declared={weight} />;
    },
  },
} as const;
