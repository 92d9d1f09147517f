import { deskEvent } from '@loadline/contract/events/desk-event';
import { voidEvent } from '@loadline/contract/events/event-desk.api';
import { wholeText } from '@loadline/contract/kernel/figures';
import { pick, resource } from '@loadline/contract/kernel/resource';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { useInstalledPlaces } from '../../../resource/offered.ts';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { isMissing } from '../../../resource/value-text.ts';
import { useMessageBehind } from '../../../shared/feeds/message-behind.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';
import { type DeskEvent, eventName, placeName, whenOf } from './event-columns.tsx';

const facts = [
  'orderNumber',
  'trackingNo',
  'customer',
  'stage',
  'classifier',
  'occurredAt',
  'zone',
  'place',
  'flightOrVessel',
  'pieces',
  'weight',
  'parcel',
  'noteZh',
  'noteEn',
  'isPublic',
] as const;
const recorded = ['source', 'recordedAt', 'recordedBy', 'voidedBy', 'voidedAt', 'voidReason'] as const;
const asked = pick(resource('void', { zh: '', en: '' }, voidEvent.body), 'reason');

/** One event: what it says, how it came, and its voiding. */
export function EventPanel({ event, onClose }: { event: DeskEvent; onClose: () => void }) {
  const { t, language } = useWords();
  useInstalledPlaces();
  const [asks, setAsks] = useState(false);
  const behind = useMessageBehind(event.source === 'carrier' ? event.orderNumber : '')(event);
  return (
    <SidePanel
      title={eventName(event.code, language)}
      subject={event.code}
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {event.isVoid ? (
        <Alert family="void">{`${t('eventDesk.voided')} · ${event.voidReason ?? ''}`}</Alert>
      ) : null}
      {event.outOfSequence && !event.isVoid ? (
        <Alert family="act">{t('eventDesk.outOfSequenceDetail')}</Alert>
      ) : null}
      {event.beforeOrder && !event.isVoid ? (
        <Alert family="act">{t('eventDesk.beforeOrderDetail')}</Alert>
      ) : null}
      <PanelBlock title={t('eventDesk.facts')}>
        <ResourceDetail
          fields={deskEvent.fields}
          keys={facts.filter((key) => !isMissing(event[key]))}
          record={event}
          instead={{
            occurredAt: whenOf(event),
            place: placeName(event.place, language),
            customer: inLanguage(language, event.customer, event.customerEn),
          }}
        />
      </PanelBlock>
      <PanelBlock title={t('eventDesk.recordedPart')}>
        <ResourceDetail
          fields={deskEvent.fields}
          keys={recorded.filter((key) => !isMissing(event[key]))}
          record={event}
        />
        {behind ? <p className="event-behind">{behind}</p> : null}
      </PanelBlock>
      {may('op:event:void') && !event.isVoid ? (
        <PanelFoot>
          <Button look="danger" onClick={() => setAsks(true)}>
            {t('eventDesk.void')}
          </Button>
        </PanelFoot>
      ) : null}
      {asks ? <VoidDialog event={event} onClose={() => setAsks(false)} /> : null}
    </SidePanel>
  );
}

function VoidDialog({ event, onClose }: { event: DeskEvent; onClose: () => void }) {
  const { t } = useWords();
  const done = useDone();
  const { orgId, id, together } = event;
  return (
    <AskDialog
      title={t('eventDesk.voidTitle')}
      says={
        <>
          <p>{t('eventDesk.voidSays')}</p>
          {together > 1 ? <p>{t('eventDesk.voidTogether', { count: wholeText(together) })}</p> : null}
        </>
      }
      fields={asked}
      submitLabel={t('eventDesk.void')}
      onSubmit={({ reason }) =>
        done(
          call(voidEvent, { body: { orgId, id, reason }, refusal: 'in place' }),
          t('eventDesk.voidDone', { count: wholeText(together) }),
        )
      }
      onClose={onClose}
    />
  );
}
