import { deskPages } from '@loadline/contract/desk-pages';
import { deskSheetApi } from '@loadline/contract/exceptions/sheet-desk.api';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
import { usePlace } from '../../../kernel/navigation.ts';
import { useWords } from '../../../kernel/words.ts';
import { RecordPage } from '../../../resource/record-page.tsx';
import { one } from '../../../resource/use-list-address.ts';
import { ExceptionPage } from './exception-page.tsx';
import '../desk.css';

/** The sheet that the address names; `reply` leads to one comment of it. */
export function ExceptionScreen() {
  const { language } = useWords();
  const [{ no = '' }] = useAddress(deskSheetApi.detail.query);
  const { reply } = usePlace().search;
  const detail = useQuery({ ...asking(deskSheetApi.detail, { no }), enabled: no !== '' });
  useLive('sheet', detail.data?.sheet.id, () => detail.refetch());
  const what = say(deskPages.opsException.title, language);
  return (
    <RecordPage no={no} question={detail} what={what} list={{ page: 'opsExceptions' }} atDesk>
      {(of) => <ExceptionPage key={no} of={of} target={one(reply)} />}
    </RecordPage>
  );
}
