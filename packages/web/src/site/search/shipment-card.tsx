import { shownNumber } from '@loadline/contract/checks/tracked-number';
import { orderStatuses } from '@loadline/contract/codes/stage';
import { transports, unknownTransport } from '@loadline/contract/codes/transport';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import { tagOf } from '../../kernel/language.ts';
import { notify } from '../../kernel/notice.ts';
import { localDay } from '../../kernel/time.ts';
import { companyLabel } from '../../kernel/title.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import {
  type Awaited,
  awaitedOf,
  isEnded,
  isReleased,
  type ShipmentEvent,
  stagesOf,
} from '../../shared/tracking/shipment-stages.ts';
import type { Among, Shipment } from '../../shared/tracking/tracked.ts';
import { transportIcon } from '../../shared/tracking/transport-icon.ts';
import { Button } from '../../ui/button.tsx';
import { CopyNumber } from '../../ui/copy-number.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Milestone, MilestoneList, MilestoneStrip } from '../../ui/milestones.tsx';
import { RouteLine, type RouteStop } from '../../ui/route-line.tsx';
import { StateDot, StatusChip } from '../../ui/status-chip.tsx';
import { aheadText } from './ahead-text.ts';
import { daysOverdue } from './delay.ts';
import { milestonesOf, namedStage, shownTime } from './milestone-words.ts';
import { placeName } from './place-name.ts';
import { useReaderTime } from './reader-time.ts';
import { NextActor, ShipmentFacts } from './shipment-facts.tsx';
import { routeOf } from './shipment-route.ts';
import { summaryText } from './summary-text.ts';
import { usePrinting } from './use-printing.ts';
import { WatchForm } from './watch-form.tsx';
import './printed-at.css';
import './shipment-card.css';
import './shipment-body.css';

interface ShipmentCardProps {
  shipment: Shipment;
  /** Where it stands on the page, if not by its number. */
  anchor?: string;
  among?: Among;
  chosen: boolean;
  /** What it was asked by. Behind a link nobody is told of milestones by mail: the number may not be public. */
  by?: 'number' | 'link';
  onChoose?: () => void;
}

/** One shipment. The chosen one shows all it has, the others where they are. */
export function ShipmentCard({
  shipment,
  anchor = shipment.number,
  among,
  chosen,
  by = 'number',
  onChoose,
}: ShipmentCardProps) {
  const { t } = useWords();
  const printing = usePrinting();
  return (
    <article
      id={anchor}
      className={chosen ? 'result result--chosen' : 'result'}
      aria-labelledby={`${anchor}-title`}
    >
      <ResultTitle shipment={shipment} anchor={anchor} among={among}>
        {chosen ? (
          <CopySummary shipment={shipment} anchor={anchor} by={by} />
        ) : (
          <Button icon="chevron-down" aria-describedby={`${anchor}-title`} onClick={onChoose}>
            {t('search.expand')}
          </Button>
        )}
      </ResultTitle>
      {chosen || printing ? <Whole shipment={shipment} by={by} /> : <InBrief shipment={shipment} />}
      {printing ? <PrintedAt moment={printing} /> : null}
    </article>
  );
}

function Whole({ shipment, by }: Required<Pick<ShipmentCardProps, 'shipment' | 'by'>>) {
  const { t } = useWords();
  const milestones = useMilestones(shipment);
  return (
    <>
      <RouteDrawing shipment={shipment} />
      <div className="result__body">
        <NextActor shipment={shipment} />
        <section className="result__milestones">
          <h3>{t('search.milestones')}</h3>
          <MilestoneList label={t('search.milestones')} milestones={milestones} />
        </section>
        <ShipmentFacts shipment={shipment} />
      </div>
      {by === 'number' && !isEnded(shipment.status) ? <WatchForm number={shipment.number} /> : null}
    </>
  );
}

function InBrief({ shipment }: { shipment: Shipment }) {
  const { t } = useWords();
  return <MilestoneStrip label={t('search.milestones')} milestones={useMilestoneDays(shipment)} />;
}

function ResultTitle({
  shipment,
  anchor,
  among,
  children,
}: {
  shipment: Shipment;
  anchor: string;
  among: Among;
  children: ReactNode;
}) {
  const { t, language } = useWords();
  const status = wordOf(orderStatuses, shipment.status);
  const awaited = awaitedOf(shipment);
  const transport = shipment.transportType ? wordOf(transports, shipment.transportType) : unknownTransport;
  const number = shownNumber(shipment.number);
  const origin = shipment.origin && placeName(shipment, shipment.origin, language);
  const destination = shipment.destination && placeName(shipment, shipment.destination, language);
  const way = origin && destination ? t('search.way', { origin, destination }) : (destination ?? origin);
  return (
    <header className="result__head">
      <span className="result__mode">
        <Icon name={transportIcon(shipment.transportType)} size={22} />
      </span>
      <div className="result__name">
        <h2 id={`${anchor}-title`}>
          <CopyNumber
            number={number}
            copyLabel={t('search.copy')}
            onCopied={() => notify('success', t('success.copy'))}
            onFailed={() => notify('error', t('error.copy'))}
          />
        </h2>
        <p>
          {[among && t('search.among', among), say(transport, language), way].filter(Boolean).join(' · ')}
        </p>
      </div>
      <StatusChip family={status.family ?? 'void'}>{say(status, language)}</StatusChip>
      {isReleased(shipment) ? <StatusChip family="done">{t('search.released')}</StatusChip> : null}
      {shipment.onHold ? <StatusChip family="stop">{t('search.onHold')}</StatusChip> : null}
      {shipment.ahead ? (
        <StatusChip family="move">{aheadText(shipment.ahead, { t, language })}</StatusChip>
      ) : null}
      {awaited ? <Expected awaited={awaited} /> : null}
      {children}
    </header>
  );
}

function Expected({ awaited }: { awaited: Awaited }) {
  const { t, language } = useWords();
  const overdue = daysOverdue(awaited.day);
  const day = new Intl.DateTimeFormat(tagOf(language), { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <p className="result__eta">
      <span>{t(`search.awaited.${awaited.stage}`)}</span>
      <b>{day.format(new Date(awaited.day))}</b>
      {overdue > 0 ? <StateDot family="act">{t('tracking.overdueDays', { count: overdue })}</StateDot> : null}
    </p>
  );
}

/** What stands on the card as plain lines, for a chat or a mail. A private link is not put into it. */
function CopySummary({
  shipment,
  anchor,
  by,
}: Required<Pick<ShipmentCardProps, 'shipment' | 'anchor' | 'by'>>) {
  const words = useWords();
  const { t } = words;
  const copy = async () => {
    const link = `${location.origin}/search?no=${shipment.number}`;
    const done = await copyText(summaryText(shipment, words, by === 'number' ? link : undefined));
    notify(done ? 'success' : 'error', t(done ? 'success.copy' : 'error.copy'));
  };
  return (
    <Button icon="copy" aria-describedby={`${anchor}-title`} onClick={() => void copy()}>
      {t('tracking.copySummary')}
    </Button>
  );
}

/** On paper under every shipment: whose page it is and when it was printed. */
function PrintedAt({ moment }: { moment: Date }) {
  const { t, language } = useWords();
  const { full, offset } = useReaderTime(moment.toISOString());
  return (
    <p className="printed-at">
      <b>{companyLabel(language)}</b> {t('tracking.printed', { time: `${full} ${offset}` })}
    </p>
  );
}

/** The main leg, schematic: where from, where to, and how much of the time has gone by. */
function RouteDrawing({ shipment }: { shipment: Shipment }) {
  const words = useWords();
  const { t } = words;
  const route = routeOf(shipment);
  if (!route) return null;
  const { leg, daysOut, departed, arrived } = route;
  const [from, to] = route.stops;
  const here = daysOut === undefined ? {} : { here: t('search.daysOut', { count: daysOut }) };
  const stops = [stopWith(shipment, from, departed, words), stopWith(shipment, to, arrived, words)];
  const percent = Math.round(leg.share * 100);
  const label = t('search.route', { origin: from.code, destination: to.code, percent });
  return <RouteLine stops={stops} legs={[{ ...leg, ...here }]} label={label} />;
}

/** The place in words under its code, and when. */
function stopWith(
  shipment: Shipment,
  stop: RouteStop,
  event: ShipmentEvent | undefined,
  { t, language }: Words,
): RouteStop {
  const word = placeName(shipment, stop.code, language);
  const name = word === stop.code ? undefined : word;
  if (!event) return { ...stop, name };
  const { short } = shownTime(event);
  return { ...stop, name, time: event.classifier === 'ACT' ? short : t('search.expected', { time: short }) };
}

/** The nine stages in words: where, what and when, in the local time of each place. */
function useMilestones(shipment: Shipment): Milestone[] {
  const words = useWords();
  return milestonesOf(shipment, words);
}

/** The nine stages with their days alone, for a card that is not read closely. */
function useMilestoneDays(shipment: Shipment): Milestone[] {
  const words = useWords();
  return stagesOf(shipment).map(({ stage, state, event }) => {
    const day = event && localDay(event.occurredAt, event.zone);
    const time = day && state === 'coming' ? words.t('search.expected', { time: day }) : day;
    return { ...namedStage(stage, state, words), time };
  });
}
