import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { SentBackList } from '../../../resource/trust/sent-back-list.tsx';
import type { TrustOrder } from '../../../resource/trust/trust-order.ts';
import { Alert } from '../../../ui/alert.tsx';

/** What the customer has to know first: what to correct, why it was turned down, what waits for an answer. */
export function TrustNote({ order }: { order: TrustOrder }) {
  const { t } = useWords();
  const { trust, reason, creditOnHold } = order;
  const isWaiting = trust.state === 'SUBMITTED' || trust.state === 'DRAFT' || trust.state === 'RETURNED';
  return (
    <>
      {creditOnHold && isWaiting ? <Alert family="act">{t('trust.onHold')}</Alert> : null}
      {trust.state === 'RETURNED' ? (
        <SentBackList
          order={order}
          title={t('trust.returned.title')}
          correct={
            may('trust:edit') ? (
              <PageLink page="trustCreate" query={{ no: trust.trustNo }}>
                {t('trustDetail.correct')}
              </PageLink>
            ) : null
          }
        />
      ) : null}
      {trust.state === 'REJECTED' && reason ? (
        <Alert family="stop">{t('trustDetail.rejected', { reason })}</Alert>
      ) : null}
      {trust.state === 'CANCEL_REQUESTED' ? (
        <Alert family="act">{t('trustDetail.cancel.waits', { reason: reason ?? '' })}</Alert>
      ) : null}
      {trust.state === 'CANCELLED' && reason ? (
        <Alert family="void">{t('trustDetail.cancel.done', { reason })}</Alert>
      ) : null}
      {(trust.state === 'ACCEPTED' || trust.state === 'IN_EXECUTION') && reason ? (
        <Alert family="act">{t('trustDetail.cancel.refused', { reason })}</Alert>
      ) : null}
    </>
  );
}
