import { useWords } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { SentBackList } from '../../../resource/trust/sent-back-list.tsx';
import { Alert } from '../../../ui/alert.tsx';
import type { DeskTrust } from './desk-trust.ts';

/** What stands in the way of a decision, and what was decided with which reason. */
export function DeskTrustNote({ order }: { order: DeskTrust }) {
  const { t } = useWords();
  const { trust, reason, creditOnHold, holdReason, decidedBy, decidedAt } = order;
  const by =
    decidedAt === null
      ? ''
      : t('trusts.decidedBy', { who: decidedBy ?? '', time: officeTime(decidedAt).short });
  return (
    <>
      {creditOnHold && trust.state === 'SUBMITTED' ? (
        <Alert family="stop">{t('trusts.holdBlocks', { reason: holdReason ?? '—' })}</Alert>
      ) : null}
      {trust.state === 'RETURNED' ? (
        <SentBackList order={order} title={`${t('trusts.return.done')} · ${by}`} />
      ) : null}
      {trust.state === 'REJECTED' && reason ? (
        <Alert family="stop">{`${t('trustDetail.rejected', { reason })} · ${by}`}</Alert>
      ) : null}
      {trust.state === 'CANCELLED' ? (
        <Alert family="void">{`${t('trustDetail.cancel.done', { reason: reason ?? '—' })} · ${by}`}</Alert>
      ) : null}
    </>
  );
}
