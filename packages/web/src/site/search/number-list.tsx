import { shownNumber } from '@loadline/contract/checks/tracked-number';
import { orderStatuses, stageOrder, stages } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { localTime, shortDay } from '../../kernel/time.ts';
import { useWords } from '../../kernel/words.ts';
import { awaitedOf, isEnded, reachedBy, stagesOf } from '../../shared/tracking/shipment-stages.ts';
import { type Among, anchored, type Shipment, type Tracked } from '../../shared/tracking/tracked.ts';
import { transportIcon } from '../../shared/tracking/transport-icon.ts';
import { Icon } from '../../ui/icon.tsx';
import { Segments } from '../../ui/segments.tsx';
import { StateDot, StatusChip } from '../../ui/status-chip.tsx';
import { daysOverdue } from './delay.ts';
import './number-list.css';

interface NumberListProps {
  tracked: Tracked;
  chosen: string;
  onChoose: (number: string) => void;
}

/** The numbers of the answer; a row to swipe through on phones, where only the chosen card shows. */
export function NumberList({ tracked, chosen, onChoose }: NumberListProps) {
  const { t } = useWords();
  const link = (number: string) => ({
    href: `#${number}`,
    className: number === chosen ? 'number-list__item number-list__item--chosen' : 'number-list__item',
    'aria-current': number === chosen,
    onClick: () => onChoose(number),
  });
  return (
    <nav className="number-list" aria-label={t('search.numbers')}>
      {anchored(tracked.shipments).map(({ anchor, shipment, among }) => (
        <a key={anchor} {...link(anchor)}>
          <FoundNumber shipment={shipment} among={among} />
        </a>
      ))}
      {tracked.notFound.map((number) => (
        <a key={number} {...link(number)}>
          <span className="number-list__number">
            <Icon name="search" size={18} />
            {shownNumber(number)}
          </span>
          <span className="number-list__state">
            <StatusChip family="act">{t('search.notFound')}</StatusChip>
            <span>{t('search.checkNumber')}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}

function FoundNumber({ shipment, among }: { shipment: Shipment; among: Among }) {
  const words = useWords();
  const { t, language } = words;
  const status = wordOf(orderStatuses, shipment.status);
  const reached = reachedBy(shipment);
  const stage = say(wordOf(stages, stageOrder[Math.max(reached - 1, 0)] ?? ''), language);
  return (
    <>
      <span className="number-list__number">
        <Icon name={transportIcon(shipment.transportType)} size={18} />
        {shownNumber(shipment.number)}
        {among ? <small>{t('search.among', among)}</small> : null}
      </span>
      <Segments
        states={stagesOf(shipment).map(({ state }) => state)}
        label={t('search.progress', { stage, reached, total: stageOrder.length })}
      />
      <span className="number-list__state">
        <StatusChip family={status.family ?? 'void'}>{say(status, language)}</StatusChip>
        <When shipment={shipment} />
      </span>
    </>
  );
}

/** When it is expected, or for how long it is overdue; when it was signed for, once it is. */
function When({ shipment }: { shipment: Shipment }) {
  const { t } = useWords();
  const awaited = awaitedOf(shipment);
  if (awaited) {
    const says = t(`search.awaitedShort.${awaited.stage}`, { day: shortDay(awaited.day) });
    const overdue = daysOverdue(awaited.day);
    if (overdue === 0) return <span>{says}</span>;
    return (
      <StateDot family="act" title={says}>
        {t('tracking.overdueDays', { count: overdue })}
      </StateDot>
    );
  }
  if (!isEnded(shipment.status)) return null;
  const last = stagesOf(shipment).findLast(({ state, event }) => state === 'passed' && event)?.event;
  return last ? <span>{localTime(last.occurredAt, last.zone).short}</span> : null;
}
