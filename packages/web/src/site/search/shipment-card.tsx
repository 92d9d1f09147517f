import { orderStatuses } from '@loadline/contract/codes/stage';
import { transports, unknownTransport } from '@loadline/contract/codes/transport';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import { tagOf } from '../../kernel/language.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { CopyNumber } from '../../ui/copy-number.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MilestoneList, MilestoneStrip } from '../../ui/milestones.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { CopySummary } from './copy-summary.tsx';
import { writtenNumber } from './number-shape.ts';
import { placeName } from './place-name.ts';
import { PrintedAt } from './printed-at.tsx';
import { RouteDrawing } from './route-drawing.tsx';
import { NextActor, ShipmentFacts } from './shipment-facts.tsx';
import { type Awaited, awaitedOf, isEnded } from './shipment-stages.ts';
import type { Shipment } from './tracked.ts';
import { transportIcon } from './transport-icon.ts';
import { useMilestoneDays, useMilestones } from './use-milestones.ts';
import { usePrinting } from './use-printing.ts';
import { WatchForm } from './watch-form.tsx';
import './shipment-card.css';
import './shipment-body.css';

interface ShipmentCardProps {
  shipment: Shipment;
  chosen: boolean;
  /** What it was asked by. Behind a link nobody is told of milestones by mail: the number may not be public. */
  by?: 'number' | 'link';
  onChoose?: () => void;
}

/** One shipment. The chosen one shows all it has, the others where they are. */
export function ShipmentCard({ shipment, chosen, by = 'number', onChoose }: ShipmentCardProps) {
  const { t } = useWords();
  const printing = usePrinting();
  return (
    <article
      id={shipment.number}
      className={chosen ? 'result result--chosen' : 'result'}
      aria-labelledby={`${shipment.number}-title`}
    >
      <ResultTitle shipment={shipment}>
        {chosen ? (
          <CopySummary shipment={shipment} by={by} />
        ) : (
          <Button icon="chevron-down" aria-describedby={`${shipment.number}-title`} onClick={onChoose}>
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

function ResultTitle({ shipment, children }: { shipment: Shipment; children: ReactNode }) {
  const { t, language } = useWords();
  const status = wordOf(orderStatuses, shipment.status);
  const awaited = awaitedOf(shipment);
  const transport = shipment.transportType ? wordOf(transports, shipment.transportType) : unknownTransport;
  const number = writtenNumber(shipment.number);
  const origin = shipment.origin && placeName(shipment.origin, language);
  const destination = shipment.destination && placeName(shipment.destination, language);
  const way = origin && destination ? t('search.way', { origin, destination }) : (destination ?? origin);
  return (
    <header className="result__head">
      <span className="result__mode">
        <Icon name={transportIcon(shipment.transportType)} size={22} />
      </span>
      <div className="result__name">
        <h2 id={`${shipment.number}-title`}>
          <CopyNumber
            number={number}
            copyLabel={t('search.copy')}
            onCopied={() => notify('success', t('success.copy'))}
            onFailed={() => notify('error', t('error.copy'))}
          />
        </h2>
        <p>{[say(transport, language), way].filter(Boolean).join(' · ')}</p>
      </div>
      <StatusChip family={status.family ?? 'void'}>{say(status, language)}</StatusChip>
      {shipment.onHold ? <StatusChip family="stop">{t('search.onHold')}</StatusChip> : null}
      {awaited ? <Expected awaited={awaited} /> : null}
      {children}
    </header>
  );
}

function Expected({ awaited }: { awaited: Awaited }) {
  const { t, language } = useWords();
  const day = new Intl.DateTimeFormat(tagOf(language), { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <p className="result__eta">
      <span>{t(`search.awaited.${awaited.stage}`)}</span>
      <b>{day.format(new Date(awaited.day))}</b>
    </p>
  );
}
