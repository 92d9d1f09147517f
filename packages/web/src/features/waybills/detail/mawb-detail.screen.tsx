import { waybillDetail } from '@loadline/contract/waybills/waybill.api';
import { lazy, Suspense } from 'react';
import { useAddress } from '../../../kernel/address.ts';
import { may } from '../../../kernel/session.ts';
import { NotThere } from './around.tsx';
import type { DetailBrought } from './desk-detail.tsx';

const DeskDetail = lazy(async () => ({ default: (await import('./desk-detail.tsx')).DeskDetail }));
const OwnDetail = lazy(async () => ({ default: (await import('./own-detail.tsx')).OwnDetail }));

export interface MawbDetailParts {
  readonly desk: DetailBrought;
  readonly own: DetailBrought;
}

/** One waybill by the number in the address: the whole of it for staff, his part for a customer. */
export function MawbDetailScreen({ desk, own }: MawbDetailParts) {
  const [{ no = '' }] = useAddress(waybillDetail.query);
  if (no === '') return <NotThere no={no} />;
  return (
    <Suspense>
      {may('op:mawb:view') ? (
        <DeskDetail key={no} no={no} {...desk} />
      ) : (
        <OwnDetail key={no} no={no} {...own} />
      )}
    </Suspense>
  );
}
