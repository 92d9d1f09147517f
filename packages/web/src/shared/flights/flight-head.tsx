import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import type { BookableFlight } from '@loadline/contract/flights/flight';
import { Icon } from '../../ui/icon.tsx';
import { FlightStops } from './flight-stops.tsx';
import { flightTime } from './flight-text.ts';
import './flight-head.css';

/** A flight over a card: both ends with their own local times, the number between them. */
export function FlightHead({ flight }: { flight: BookableFlight }) {
  const { origin, originZone, destination, destinationZone, etd, eta, flightNo, stops } = flight;
  const [off, on] = [flightTime(etd, originZone), flightTime(eta, destinationZone)];
  return (
    <div className="flight-head">
      <div>
        <b>{origin}</b>
        <time dateTime={etd} title={`${off.full} ${off.offset}`}>
          {off.short}
        </time>
      </div>
      <div className="flight-head__way">
        <Icon name="plane" size={20} />
        <span>{shownFlightNo(flightNo)}</span>
      </div>
      <div>
        <b>{destination}</b>
        <time dateTime={eta} title={`${on.full} ${on.offset}`}>
          {on.short}
        </time>
      </div>
      <FlightStops stops={stops} />
    </div>
  );
}
