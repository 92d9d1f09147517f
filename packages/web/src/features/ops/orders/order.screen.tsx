import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { deskOrderDetail } from '@loadline/contract/orders/order-desk.edit.api';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
import { useWords } from '../../../kernel/words.ts';
import { RecordPage } from '../../../resource/record-page.tsx';
import { OrderPage } from './order-page.tsx';
import '../desk.css';

/** The order of a customer that the address names. */
export function OrderScreen() {
  const { language } = useWords();
  const [{ no = '' }] = useAddress(deskOrderDetail.query);
  const detail = useQuery({ ...asking(deskOrderDetail, { no }), enabled: no !== '' });
  useLive('order', detail.data?.order.id, () => detail.data && detail.refetch());
  const what = say(deskPages.opsOrder.title, language);
  return (
    <RecordPage no={no} question={detail} what={what} list={{ page: 'opsOrders' }} atDesk>
      {(of) => <OrderPage key={no} of={of} />}
    </RecordPage>
  );
}
