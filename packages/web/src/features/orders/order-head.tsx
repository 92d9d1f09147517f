import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { copyAndTell } from '../../resource/copy-and-tell.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Channel, OrderState } from './order-cells.tsx';
import type { OrderRecord } from './order-record.ts';

interface OrderHeadProps {
  order: OrderRecord['order'];
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Number, status and service of an order; the way to its neighbours and to paper. */
export function OrderHead({ order, onPrevious, onNext }: OrderHeadProps) {
  const { t } = useWords();
  const { orderNumber, referenceNumber } = order;
  return (
    <PageTitle
      trailLabel={t('orders.detail.trail')}
      trail={[
        {
          key: 'list',
          node: <PageLink page="order">{t('orders.title')}</PageLink>,
        },
        { key: 'here', node: <span aria-current="page">{orderNumber}</span> },
      ]}
      title={orderNumber}
      beside={
        <>
          <IconButton
            icon="copy"
            size="small"
            label={t('resource.copy')}
            onClick={() => void copyAndTell(orderNumber)}
          />
          <OrderState {...order} />
        </>
      }
      facts={
        <>
          <Channel {...order} />
          <span>{t('orders.detail.reference', { number: referenceNumber })}</span>
        </>
      }
      actions={<Steps onPrevious={onPrevious} onNext={onNext} />}
    />
  );
}

function Steps({ onPrevious, onNext }: Pick<OrderHeadProps, 'onPrevious' | 'onNext'>) {
  const { t } = useWords();
  return (
    <>
      <IconButton
        icon="arrow-up"
        look="outlined"
        label={t('orders.detail.previous')}
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <IconButton
        icon="arrow-down"
        look="outlined"
        label={t('orders.detail.next')}
        disabled={!onNext}
        onClick={onNext}
      />
      <Button icon="print" onClick={() => print()}>
        {t('orders.detail.print')}
      </Button>
    </>
  );
}
