import { entryApi } from '@loadline/contract/clearance/entry.api';
import { filesOf } from '@loadline/contract/files/file.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAddress } from '../../kernel/address.ts';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { useWords } from '../../kernel/words.ts';
import { RecordPage } from '../../resource/record-page.tsx';
import { EntryList } from './entry-list.tsx';
import { EntryPage } from './entry-page.tsx';

/** The US entries of a customer, or at `?no=` one of them. */
export function CoaScreen() {
  const [{ no }] = useAddress(entryApi.detail.query);
  return no ? <OneEntry no={no} /> : <EntryList />;
}

function OneEntry({ no }: { no: string }) {
  const { t } = useWords();
  const detail = useQuery(asking(entryApi.detail, { no }));
  const client = useQueryClient();
  const id = detail.data?.file.id;
  // Files come with what is said of them.
  useLive('clearance', id, () => {
    if (id)
      void client.invalidateQueries({ queryKey: asking(filesOf, { subject: 'clearance', id }).queryKey });
    return detail.refetch();
  });
  return (
    <RecordPage no={no} question={detail} what={t('clearance.unit.name')} list={{ page: 'coa' }}>
      {(of) => <EntryPage key={no} of={of} />}
    </RecordPage>
  );
}
