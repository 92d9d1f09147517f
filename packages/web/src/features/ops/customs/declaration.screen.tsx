import { deskCustomsApi } from '@loadline/contract/customs/customs-desk.api';
import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
import { useWords } from '../../../kernel/words.ts';
import { RecordPage } from '../../../resource/record-page.tsx';
import { DeclarationPage } from './declaration-page.tsx';
import '../desk.css';

/** The declaration that the address names. */
export function DeclarationScreen() {
  const { language } = useWords();
  const [{ no = '' }] = useAddress(deskCustomsApi.detail.query);
  const detail = useQuery({ ...asking(deskCustomsApi.detail, { no }), enabled: no !== '' });
  useLive('customs', detail.data?.file.id, () => detail.refetch());
  const what = say(deskPages.opsDeclaration.title, language);
  return (
    <RecordPage no={no} question={detail} what={what} list={{ page: 'opsCustoms' }} atDesk>
      {(of) => <DeclarationPage key={no} of={of} />}
    </RecordPage>
  );
}
