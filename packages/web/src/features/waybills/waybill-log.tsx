import { type WaybillStatus, waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { eventCodes, kindOf } from '@loadline/contract/events/event-code';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { eventKinds, eventSources } from '@loadline/contract/waybills/waybill-detail';
import { type ReactNode, useState } from 'react';
import { localTime } from '../../kernel/time.ts';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { Button } from '../../ui/button.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import type { WaybillEvent } from './waybill-record.ts';
import './waybill.css';

interface WaybillLogProps {
  events: readonly WaybillEvent[];
  /** How many are shown before somebody asks for all. */
  atOnce: number;
  /** From where an event came, for staff. */
  behind?: (event: WaybillEvent) => ReactNode;
}

/** Every step and everything told of a waybill, the latest first, in the time of its place. */
export function WaybillLog({ events, atOnce, behind }: WaybillLogProps) {
  const { t } = useWords();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? events : events.slice(0, atOnce);
  const earlier = events.length - shown.length;
  if (events.length === 0) return <p className="waybill-none">{t('waybills.log.none')}</p>;
  return (
    <>
      <ol className="waybill-log">
        {shown.map((event) => (
          <LogLine key={event.id} event={event} behind={behind?.(event)} />
        ))}
      </ol>
      {earlier > 0 ? (
        <Button look="text" size="small" onClick={() => setIsWhole(true)}>
          {t('waybills.log.earlier', { count: earlier })}
        </Button>
      ) : null}
    </>
  );
}

function LogLine({ event, behind }: { event: WaybillEvent; behind: ReactNode }) {
  const { t, language } = useWords();
  const { who, source, occurredAt, at, zone, reason, said, place } = event;
  const when = localTime(occurredAt ?? at, zone);
  const by =
    who || (source === 'manual' ? t('waybills.log.forwarder') : say(wordOf(eventSources, source), language));
  return (
    <li className={event.undone ? 'waybill-entry waybill-entry--undone' : 'waybill-entry'}>
      <time dateTime={occurredAt ?? at} title={`${when.full} ${when.offset}`}>
        {when.short}
        {when.offset === officeTime(occurredAt ?? at).offset ? null : <small>{when.offset}</small>}
      </time>
      <div>
        <p>
          <b>{by}</b> {whatOf(event, language)}
          {place ? ` · ${place}` : null}
        </p>
        {reason ? <p className="waybill-entry__reason">{reason}</p> : null}
        {said.length > 0 ? (
          <p className="waybill-entry__said">
            {said
              .map(({ field, value }) => t('waybills.log.said', { field, value }))
              .join(t('waybills.pause'))}
          </p>
        ) : null}
        {behind ? <p className="waybill-entry__said">{behind}</p> : null}
        {event.undone ? <StateDot family="void">{t('waybills.log.undone')}</StateDot> : null}
        {event.outOfSequence ? <StateDot family="act">{t('waybills.log.outOfSequence')}</StateDot> : null}
      </div>
    </li>
  );
}

function whatOf({ kind, code, from, to }: WaybillEvent, language: 'zh-cn' | 'en'): string {
  const named = (status: WaybillStatus) => say(wordOf(waybillStatuses, status), language);
  const way = [from, to]
    .filter((status) => status !== null)
    .map(named)
    .join(' → ');
  const what = say(wordOf(eventKinds, kind), language);
  if (kind === 'moved') return way || what;
  // Carriers' codes stand as they came; ours are for programs.
  const isOurs = code !== null && kindOf(code)?.vocabulary === 'own';
  return [what, isOurs ? say(wordOf(eventCodes, code), language) : code, way].filter(Boolean).join(' · ');
}
