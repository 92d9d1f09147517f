import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { deskTrustApi } from '@loadline/contract/trusts/trust-desk.api';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
import { useWords } from '../../../kernel/words.ts';
import { RecordPage } from '../../../resource/record-page.tsx';
import { DeskTrustPage } from './desk-trust-page.tsx';
import '../desk.css';

/** The trust order that the address names, at the desk. */
export function TrustScreen() {
  const { language } = useWords();
  const [{ no = '' }] = useAddress(deskTrustApi.detail.query);
  const detail = useQuery({ ...asking(deskTrustApi.detail, { no }), enabled: no !== '' });
  useLive('trust', detail.data?.trust.id, () => detail.refetch());
  const what = say(deskPages.opsTrust.title, language);
  return (
    <RecordPage no={no} question={detail} what={what} list={{ page: 'opsTrusts' }} atDesk>
      {(order) => <DeskTrustPage key={no} order={order} />}
    </RecordPage>
  );
}
