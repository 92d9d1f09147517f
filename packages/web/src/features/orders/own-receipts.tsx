import { receiptsOfOrder } from '@loadline/contract/receipts/receipt.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { ReceiptsCard } from '../../resource/order/receipts-card.tsx';

/** What the warehouse measured of one's own order. */
export function OwnReceipts({ id }: { id: string }) {
  const { data: receipts = [] } = useQuery(asking(receiptsOfOrder, { id }));
  return <ReceiptsCard receipts={receipts} />;
}
