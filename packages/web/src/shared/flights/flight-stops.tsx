import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import type { Stop } from '@loadline/contract/flights/flight.stop';
import { PlaceTime } from '../../resource/place-time.tsx';
import './flight-stops.css';

interface FlightStopsProps {
  stops: readonly Stop[];
  /** The zone of the times that stand beside them. */
  beside: string;
}

/** What lies between the ends of a flight: where it lands by whose clocks, and with what it goes on. */
export function FlightStops({ stops, beside }: FlightStopsProps) {
  if (stops.length === 0) return null;
  return (
    <ol className="flight-stops">
      {stops.map(({ airport, zone, flightNo, ...times }) => (
        <li key={airport}>
          <b>{airport}</b>
          <PlaceTime
            mark={times.ata ? 'ATA' : 'ETA'}
            instant={times.ata ?? times.eta}
            zone={zone}
            beside={beside}
          />
          <span className="number">{shownFlightNo(flightNo)}</span>
          <PlaceTime
            mark={times.atd ? 'ATD' : 'ETD'}
            instant={times.atd ?? times.etd}
            zone={zone}
            beside={beside}
          />
        </li>
      ))}
    </ol>
  );
}
