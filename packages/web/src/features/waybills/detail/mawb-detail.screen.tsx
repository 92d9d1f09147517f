import { waybillDetail } from '@loadline/contract/waybills/waybill.api';
import { lazy, Suspense } from 'react';
import { useAddress } from '../../../kernel/address.ts';
import { may } from '../../../kernel/session.ts';
import type { DetailBrought } from './detail-brought.ts';

const DeskDetail = lazy(async () => ({ default: (await import('./desk-detail.tsx')).DeskDetail }));
const OwnDetail = lazy(async () => ({ default: (await import('./own-detail.tsx')).OwnDetail }));

/** One waybill by the number in the address: the whole of it for staff, their part for a customer. */
export function MawbDetailScreen(brought: DetailBrought) {
  const [{ no = '' }] = useAddress(waybillDetail.query);
  return (
    <Suspense>
      {may('op:mawb:view') ? (
        <DeskDetail key={no} no={no} {...brought} />
      ) : (
        <OwnDetail key={no} no={no} {...brought} />
      )}
    </Suspense>
  );
}
