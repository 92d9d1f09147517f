import { withdrawAmendment } from '@loadline/contract/trusts/trust-draft.api';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import { Answered } from '../../../resource/trust/amendment-past.tsx';
import { AmendmentTable } from '../../../resource/trust/amendment-table.tsx';
import type { TrustOrder } from '../../../resource/trust/trust-order.ts';
import { Card } from '../../../ui/card.tsx';

/** What was asked to be changed and waits for an answer. */
export function OpenAmendment({ order: { trust, content, amendments } }: { order: TrustOrder }) {
  const { t } = useWords();
  const client = useQueryClient();
  const open = amendments.find(({ state }) => state === 'OPEN');
  if (!open) return null;
  const { id, version } = trust;
  const round = t('trustDetail.amend.round', { round: open.round });
  const takeBack = async () => {
    await call(withdrawAmendment, { body: { id, version }, refusal: 'in place' });
    notify('success', t('trustDetail.amend.withdrawn'));
    await client.invalidateQueries();
  };
  return (
    <Card
      flush
      family="act"
      title={t('trustDetail.amend.open', { round })}
      aside={t('trustDetail.amend.asked', { who: open.askedBy, time: officeTime(open.askedAt).short })}
    >
      <p className="trust-reason">
        <span>{t('trustDetail.amend.why')}</span>
        <span>{open.why}</span>
      </p>
      <AmendmentTable
        label={round}
        fields={open.fields}
        content={content}
        answer={(field) => <Answered field={field} />}
        below={() => null}
      />
      <div className="amendment__foot">
        <span>{t('trustDetail.amend.ordersFollow')}</span>
        <span>
          {may('trust:edit') ? (
            <ConfirmButton
              label={t('trustDetail.amend.withdraw')}
              look="secondary"
              title={t('trustDetail.amend.withdrawTitle', { round })}
              text={t('trustDetail.amend.withdrawSays')}
              onConfirm={takeBack}
            />
          ) : null}
        </span>
      </div>
    </Card>
  );
}
