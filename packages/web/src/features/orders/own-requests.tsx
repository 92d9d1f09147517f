import { withdrawRequest } from '@loadline/contract/orders/order-edit.api';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { ConfirmButton } from '../../resource/confirm-button.tsx';
import type { OrderRecord } from '../../shared/orders/order-record.ts';
import { RequestsCard } from '../../shared/orders/requests-card.tsx';

/** What one's own company has asked for; what nobody has decided yet can be taken back. */
export function OwnRequests({ requests }: Pick<OrderRecord, 'requests'>) {
  const { t } = useWords();
  const client = useQueryClient();
  const withdraw = async (requestId: string) => {
    await call(withdrawRequest, { body: { requestId }, refusal: 'in place' });
    notify('success', t('orders.requests.withdrawn'));
    await client.invalidateQueries();
  };
  return (
    <RequestsCard
      requests={requests}
      deeds={({ requestId }) =>
        permitted(withdrawRequest) ? (
          <div className="order-deeds">
            <ConfirmButton
              look="secondary"
              size="small"
              label={t('orders.requests.withdraw')}
              title={t('orders.requests.withdrawTitle')}
              text={t('orders.requests.withdrawText')}
              onConfirm={() => withdraw(requestId)}
            />
          </div>
        ) : null
      }
    />
  );
}
