import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { deskFlight } from '@loadline/contract/flights/flight';
import { routing } from '@loadline/contract/flights/flight.legs';
import { flightLifecycle, flightStates } from '@loadline/contract/flights/flight.lifecycle';
import { flightApi, flightHistory } from '@loadline/contract/flights/flight-desk.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may, permissionsHeld } from '../../../kernel/session.ts';
import { localTime } from '../../../kernel/time.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { FlightStops } from '../../../shared/flights/flight-stops.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { AuditDeed } from '../audit/audit-deed.tsx';
import { type Asked, airportName, type FlightDetail, loadSays } from './flight.ts';
import { FlightDialog } from './flight-dialogs.tsx';
import { FlightForm } from './flight-form.tsx';
import { AllotmentsBlock, ReservationsBlock } from './holders-block.tsx';
import { SlotBlock } from './slot-block.tsx';
import '../../../resource/styles/history.css';

/** As many as a panel can hold; the audit log has the rest. */
const historyRows = 20;

/** One flight: its times, its slot with what is taken, kept and left of it, and what was done to it. */
export function FlightPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useWords();
  const [isEdited, setIsEdited] = useState(false);
  const { data, isError, error, refetch } = useQuery(asking(flightApi.detail, { id }));
  const back = () => setIsEdited(false);
  if (data && isEdited) return <FlightForm of={data.flight} onClose={back} onSaved={back} />;
  if (data) return <Flight of={data} onEdit={() => setIsEdited(true)} onClose={onClose} />;
  return (
    <SidePanel
      title={t('flightDesk.flight')}
      width="wide"
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {isError ? (
        <NotLoaded what={t('flightDesk.flight')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton widths={[120, 0]} rows={8} label={t('flightDesk.loading')} />
      )}
    </SidePanel>
  );
}

const facts = [
  'flightDate',
  'origin',
  'stops',
  'destination',
  'etd',
  'eta',
  'atd',
  'ata',
  'cutOff',
  'aircraft',
  'verified',
];

interface FlightProps {
  of: FlightDetail;
  onEdit: () => void;
  onClose: () => void;
}

function Flight({ of, onEdit, onClose }: FlightProps) {
  const { t, language } = useWords();
  const { flight, load, allotments, reservations } = of;
  const [asked, setAsked] = useState<Asked>();
  const { family = 'void', ...state } = wordOf(flightStates, flight.state);
  const isTold = (key: string) => {
    if (key === 'stops') return flight.stops.length > 0;
    return (key !== 'atd' && key !== 'ata') || flight[key] !== null;
  };
  const keys = facts.filter(isTold);
  return (
    <SidePanel
      title={shownFlightNo(flight.flightNo)}
      subject={`${flight.flightDate} \u00b7 ${routing(flight)}`}
      facts={<StatusChip family={family}>{say(state, language)}</StatusChip>}
      width="wide"
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {flight.state === 'CANCELLED' && (load.bookings > 0 || load.waybills > 0) ? (
        <Alert
          family="stop"
          actions={
            may('op:booking:view') ? (
              <PageLink page="opsBookings" query={{ tab: 'flightCancelled' }}>
                {t('flightDesk.toLost')}
              </PageLink>
            ) : null
          }
        >
          <b>{t('flightDesk.cancelledHeld')}</b> {loadSays(load, t)}
        </Alert>
      ) : null}
      <SlotBlock flight={flight} onAsk={setAsked} />
      {flight.room ? (
        <>
          <AllotmentsBlock of={allotments} onChange={() => setAsked('allotments')} />
          <ReservationsBlock of={reservations} />
        </>
      ) : null}
      <PanelBlock title={t('flightDesk.flight')}>
        <ResourceDetail
          fields={deskFlight.fields}
          keys={keys}
          record={flight}
          instead={{
            ...timesOf(flight),
            ...airportsOf(flight, language),
            stops: <FlightStops stops={flight.stops} beside={flight.originZone} />,
          }}
        />
      </PanelBlock>
      <FlightHistory id={flight.id} />
      <PanelFoot>
        {movesOf(flight).map((to) => (
          <Button
            key={to}
            look={to === 'CANCELLED' ? 'danger' : 'secondary'}
            onClick={() => setAsked({ flight: to })}
          >
            {t(`flightDesk.move.${to}`)}
          </Button>
        ))}
        <Button look="primary" icon="edit" onClick={onEdit}>
          {t('flightDesk.edit')}
        </Button>
      </PanelFoot>
      {asked ? <FlightDialog of={of} asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </SidePanel>
  );
}

/** What has left is neither closed nor cancelled. */
function movesOf({ state, atd }: FlightDetail['flight']) {
  return atd === null ? nextOf(flightLifecycle, state, permissionsHeld()) : [];
}

/** Times as the clocks of their airport show them, with the offset. */
function timesOf(flight: FlightDetail['flight']) {
  const timeIn = (instant: string | null, zone: string) => {
    if (instant === null) return null;
    const { full, offset } = localTime(instant, zone);
    return (
      <time dateTime={instant}>
        {full} <span className="flight-offset">{offset}</span>
      </time>
    );
  };
  return {
    cutOff: timeIn(flight.cutOff, flight.originZone),
    etd: timeIn(flight.etd, flight.originZone),
    atd: timeIn(flight.atd, flight.originZone),
    eta: timeIn(flight.eta, flight.destinationZone),
    ata: timeIn(flight.ata, flight.destinationZone),
  };
}

function airportsOf({ origin, destination }: FlightDetail['flight'], language: 'zh-cn' | 'en') {
  const named = (code: string) => {
    const name = airportName(code, language);
    return name === code ? code : `${code} ${name}`;
  };
  return { origin: named(origin), destination: named(destination) };
}

/** Who did what to the flight, its slot and its allotments, the latest first. */
function FlightHistory({ id }: { id: string }) {
  const { t } = useWords();
  const { data, isError, error, refetch } = useQuery(asking(flightHistory, { id, size: historyRows }));
  const title = t('resource.history.title');
  return (
    <PanelBlock title={title}>
      {isError ? <NotLoaded what={title} error={error} onRetry={() => void refetch()} /> : null}
      {data?.rows.length === 0 ? <p className="history__none">{t('resource.history.none')}</p> : null}
      <ol className="history">
        {data?.rows.map((entry) => (
          <AuditDeed key={entry.id} entry={entry} />
        ))}
      </ol>
    </PanelBlock>
  );
}
