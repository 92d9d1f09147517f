import { deskBillApi } from '@loadline/contract/bills/bill-desk.api';
import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
import { useWords } from '../../../kernel/words.ts';
import { RecordPage } from '../../../resource/record-page.tsx';
import { BillPage } from './bill-page.tsx';
import '../desk.css';

/** One bill at the desk by the number in the address. */
export function BillScreen() {
  const { language } = useWords();
  const [{ no = '' }] = useAddress(deskBillApi.detail.query);
  const detail = useQuery({ ...asking(deskBillApi.detail, { no }), enabled: no !== '' });
  useLive('bill', detail.data?.bill.id, () => detail.refetch());
  const what = say(deskPages.opsBill.title, language);
  return (
    <RecordPage no={no} question={detail} what={what} list={{ page: 'opsBills' }} atDesk>
      {(of) => <BillPage key={no} of={of} />}
    </RecordPage>
  );
}
