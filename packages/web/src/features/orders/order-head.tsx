import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { copyAndTell } from '../../resource/copy-and-tell.ts';
import type { FileCalls } from '../../resource/files/record-file.ts';
import { UploadButton } from '../../resource/files/upload-button.tsx';
import type { OrderRecord } from '../../resource/order/order-record.ts';
import { OrderState } from '../../resource/order/order-state.tsx';
import { useFile } from '../../resource/use-file.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Channel } from './order-cells.tsx';
import { type AskedOfOrder, OrderMenu } from './order-menu.tsx';

interface OrderHeadProps {
  record: OrderRecord;
  files: FileCalls;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onAsk: (asked: AskedOfOrder) => void;
}

/** Number, status and service of an order; the way to its neighbours and to paper; what can be done with it. */
export function OrderHead(props: OrderHeadProps) {
  const { t } = useWords();
  const { order } = props.record;
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
      actions={<Actions {...props} />}
    />
  );
}

function Actions({ record, files, onPrevious, onNext, onAsk }: OrderHeadProps) {
  const { t } = useWords();
  const release = record.files.find(({ type }) => type === '8');
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
      <OrderMenu record={record} onAsk={onAsk} />
      {files.upload ? (
        <UploadButton type="1" upload={files.upload}>
          {t('orders.detail.uploadClearance')}
        </UploadButton>
      ) : null}
      {release ? <ReleaseButton fileId={release.fileId} files={files} /> : null}
    </>
  );
}

function ReleaseButton({ fileId, files }: { fileId: string; files: FileCalls }) {
  const { t } = useWords();
  const { busy, start } = useFile(() => files.download(fileId));
  return (
    <Button look="primary" icon="download" busy={busy} onClick={start}>
      {t('orders.detail.downloadRelease')}
    </Button>
  );
}
