import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import type { Stop } from '@loadline/contract/flights/flight.stop';
import { localTime } from '../../kernel/time.ts';
import './flight-stops.css';

/** What lies between the ends of a flight: where it lands by whose clocks, and with what it goes on. */
export function FlightStops({ stops }: { stops: readonly Stop[] }) {
  if (stops.length === 0) return null;
  return (
    <ol className="flight-stops">
      {stops.map(({ airport, zone, flightNo, ...times }) => (
        <li key={airport}>
          <b>{airport}</b>
          <Clock name={times.ata ? 'ATA' : 'ETA'} at={times.ata ?? times.eta} zone={zone} />
          <span className="number">{shownFlightNo(flightNo)}</span>
          <Clock name={times.atd ? 'ATD' : 'ETD'} at={times.atd ?? times.etd} zone={zone} />
        </li>
      ))}
    </ol>
  );
}

function Clock({ name, at, zone }: { name: string; at: string; zone: string }) {
  const { short, full, offset } = localTime(at, zone);
  return (
    <time dateTime={at} title={`${full} ${offset}`}>
      {name} {short}
    </time>
  );
}
