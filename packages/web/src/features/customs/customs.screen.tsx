import { customsApi } from '@loadline/contract/customs/customs.api';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kernel/address.ts';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { useWords } from '../../kernel/words.ts';
import { RecordPage } from '../../resource/record-page.tsx';
import { CustomsList } from './customs-list.tsx';
import { CustomsPage } from './customs-page.tsx';

/** The declarations of a customer, or at `?no=` one of them. */
export function CustomsScreen() {
  const [{ no }] = useAddress(customsApi.detail.query);
  return no ? <OneDeclaration no={no} /> : <CustomsList />;
}

function OneDeclaration({ no }: { no: string }) {
  const { t } = useWords();
  const detail = useQuery(asking(customsApi.detail, { no }));
  useLive('customs', detail.data?.file.id, () => detail.refetch());
  return (
    <RecordPage no={no} question={detail} what={t('customs.unit.name')} list={{ page: 'customs' }}>
      {(of) => <CustomsPage key={no} of={of} />}
    </RecordPage>
  );
}
