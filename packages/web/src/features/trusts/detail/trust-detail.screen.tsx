import { trustApi } from '@loadline/contract/trusts/trust.api';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
import { useWords } from '../../../kernel/words.ts';
import { RecordPage } from '../../../resource/record-page.tsx';
import { TrustDetailPage } from './trust-detail-page.tsx';

/** One trust order by the number in the address. */
export function TrustDetailScreen() {
  const { t } = useWords();
  const [{ no = '' }] = useAddress(trustApi.detail.query);
  const detail = useQuery({ ...asking(trustApi.detail, { no }), enabled: no !== '' });
  useLive('trust', detail.data?.trust.id, () => detail.refetch());
  return (
    <RecordPage no={no} question={detail} what={t('trust.editTitle')} list={{ page: 'trust' }}>
      {(order) => <TrustDetailPage key={no} order={order} />}
    </RecordPage>
  );
}
