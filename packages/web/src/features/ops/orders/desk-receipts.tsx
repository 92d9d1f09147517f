import { listReceipts } from '@loadline/contract/receipts/receipt.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { permitted } from '../../../kernel/permitted.ts';
import { ReceiptsCard } from '../../../resource/order/receipts-card.tsx';

/** What the warehouse measured of a customer's order, for who may read receipts. */
export function DeskReceipts({ no }: { no: string }) {
  const { data } = useQuery({
    ...asking(listReceipts, { search: no, state: 'RECEIVED', size: 50 }),
    enabled: permitted(listReceipts) !== undefined,
  });
  return <ReceiptsCard receipts={data?.rows.filter(({ orderNumber }) => orderNumber === no) ?? []} />;
}
