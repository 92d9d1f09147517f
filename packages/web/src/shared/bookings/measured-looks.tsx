import type { booking } from '@loadline/contract/bookings/booking';
import type { Words } from '../../kernel/words.ts';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import { chargedShown } from '../freight/charged.ts';
import { WarehouseFigure } from './warehouse-figure.tsx';

interface Measured {
  readonly grossWeight: string;
  readonly billingUnit: Parameters<typeof chargedShown>[0]['unit'];
  readonly wmsGrossWeight: string | null;
  readonly wmsBillingWeight: string | null;
  readonly wmsTolerance: string;
}

/** How lists of bookings show what the warehouse measured, on both sides. */
export function measuredLooks({ t }: Words) {
  return {
    wmsGrossWeight: {
      width: 136,
      header: t('booking.wms.gross'),
      cell: ({ grossWeight, wmsGrossWeight, wmsTolerance }) => (
        <WarehouseFigure booked={grossWeight} measured={wmsGrossWeight} tolerance={wmsTolerance} />
      ),
    },
    wmsBillingWeight: {
      width: 92,
      cell: ({ wmsBillingWeight: weight, billingUnit: unit }) => chargedShown({ weight, unit }),
    },
  } satisfies ColumnLooks<typeof booking.fields, Measured>;
}
