import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import type { BookableFlight } from '@loadline/contract/flights/flight';
import { PlaceTime } from '../../resource/place-time.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FlightStops } from './flight-stops.tsx';
import './flight-head.css';

/** A flight over a card: both ends with their own local times, the number between them. */
export function FlightHead({ flight }: { flight: BookableFlight }) {
  const { origin, originZone, destination, destinationZone, etd, eta, flightNo, stops } = flight;
  return (
    <div className="flight-head">
      <div>
        <b>{origin}</b>
        <PlaceTime instant={etd} zone={originZone} beside={destinationZone} />
      </div>
      <div className="flight-head__way">
        <Icon name="plane" size={20} />
        <span>{shownFlightNo(flightNo)}</span>
      </div>
      <div>
        <b>{destination}</b>
        <PlaceTime instant={eta} zone={destinationZone} beside={originZone} after={etd} />
      </div>
      <FlightStops stops={stops} beside={originZone} />
    </div>
  );
}
