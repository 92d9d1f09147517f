import { volumeText } from '@loadline/contract/kernel/figures';
import { unidentified } from '@loadline/contract/receipts/unidentified';
import { closeUnidentified, unidentifiedApi } from '@loadline/contract/receipts/unidentified.api';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { DocumentHistoryCard } from '../../../resource/document/document-history-card.tsx';
import { useInstalledPlaces } from '../../../resource/offered.ts';
import { RecordTitle } from '../../../resource/record-title.tsx';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { Value } from '../../../resource/value.tsx';
import { isMissing } from '../../../resource/value-text.ts';
import { MeasuredLines } from '../../../shared/orders/measured-lines.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { placeName } from '../events/event-columns.tsx';
import { useDone } from '../use-done.ts';
import { JoinDialog } from './join-dialog.tsx';
import type { Unidentified } from './unidentified.ts';
import { UnidentifiedAge } from './unidentified-age.tsx';
import { UnidentifiedPhotos } from './unidentified-photos.tsx';
import './unidentified.css';

const facts = [
  'marks',
  'warehouse',
  'arrivedAt',
  'receivedBy',
  'pieces',
  'grossWeight',
  'volume',
  'truck',
  'driver',
  'driverPhone',
  'remark',
] as const;

/** One lot: as it came, and what can be done with it while nobody knows whose it is. */
export function UnidentifiedPage({ of }: { of: Unidentified }) {
  const { t, language } = useWords();
  useInstalledPlaces();
  const { cargoNo, state, arrivedAt, photos } = of;
  const isWaiting = state === 'WAITING';
  return (
    <PanelFrame>
      <DetailFrame
        onPhones
        title={
          <RecordTitle
            list={{ page: 'opsUnidentified' }}
            title={cargoNo}
            number={cargoNo}
            beside={<Value field={unidentified.fields.state} value={state} />}
            facts={isWaiting ? <UnidentifiedAge since={arrivedAt} /> : undefined}
            actions={isWaiting ? <Deeds of={of} /> : undefined}
          />
        }
        side={<Outcome of={of} />}
      >
        <Card title={t('unidentified.facts')}>
          <ResourceDetail
            fields={unidentified.fields}
            keys={facts.filter((key) => !isMissing(of[key]))}
            record={of}
            instead={{
              marks: <span className="unidentified-marks">{of.marks}</span>,
              warehouse: placeName(of.warehouse, language),
              volume: volumeText(of.volume),
            }}
          />
        </Card>
        <Card title={t('unidentified.measured')}>
          <MeasuredLines lines={of.lines} />
        </Card>
        {photos.length > 0 ? <UnidentifiedPhotos photos={photos} /> : null}
        <DocumentHistoryCard question={asking(unidentifiedApi.history, { no: cargoNo })} />
      </DetailFrame>
    </PanelFrame>
  );
}

function Deeds({ of }: { of: Unidentified }) {
  const { t } = useWords();
  const goTo = useGoTo();
  const [asked, setAsked] = useState<'join' | 'close'>();
  const end = () => setAsked(undefined);
  return (
    <div className="unidentified-deeds">
      <Button icon="edit" onClick={() => goTo('opsUnidentified', { no: of.cargoNo, form: 'edit' })}>
        {t('unidentified.edit')}
      </Button>
      <Button onClick={() => setAsked('close')}>{t('unidentified.close')}</Button>
      <Button look="primary" icon="link" onClick={() => setAsked('join')}>
        {t('unidentified.join')}
      </Button>
      {asked === 'join' ? <JoinDialog of={of} onClose={end} /> : null}
      {asked === 'close' ? <CloseDialog of={of} onClose={end} /> : null}
    </div>
  );
}

/** What became of it, or what is waited for. */
function Outcome({ of: { state, orderNumber, receiptNo, closedBecause } }: { of: Unidentified }) {
  const { t } = useWords();
  if (state === 'WAITING')
    return (
      <Card family="act" title={t('unidentified.waitsFor')}>
        <p>{t('unidentified.waitsText')}</p>
      </Card>
    );
  if (state === 'JOINED')
    return (
      <Card title={t('unidentified.joinedTo')}>
        {orderNumber ? (
          <p>
            <PageLink page="opsOrder" query={{ no: orderNumber }}>
              {orderNumber}
            </PageLink>{' '}
            {receiptNo}
          </p>
        ) : (
          <p>{t('unidentified.joinedElsewhere')}</p>
        )}
      </Card>
    );
  return (
    <Card title={<Value field={unidentified.fields.state} value={state} />}>
      <p>{closedBecause}</p>
    </Card>
  );
}

const { id: _id, version: _version, ...closing } = closeUnidentified.body;

function CloseDialog({ of: { id, version, cargoNo }, onClose }: { of: Unidentified; onClose: () => void }) {
  const { t } = useWords();
  const done = useDone();
  return (
    <AskDialog
      title={t('unidentified.closeTitle', { no: cargoNo })}
      says={t('unidentified.closeText')}
      fields={closing}
      submitLabel={t('unidentified.close')}
      onSubmit={(asked) =>
        done(
          call(closeUnidentified, { body: { ...asked, id, version }, refusal: 'in place' }),
          t('unidentified.closed', { no: cargoNo }),
        )
      }
      onClose={onClose}
    />
  );
}
