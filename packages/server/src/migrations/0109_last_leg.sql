-- Orders are told by which flight they arrive: that of its last leg.

drop trigger moves_orders on flight;
create trigger moves_orders after update of flight_no, destination, destination_zone, cut_off, eta, state, stops on flight for each row
  when ((old.flight_no, old.destination, old.destination_zone, old.cut_off, old.eta, old.state, old.stops #>> '{-1,flightNo}')
    is distinct from (new.flight_no, new.destination, new.destination_zone, new.cut_off, new.eta, new.state, new.stops #>> '{-1,flightNo}'))
  execute function flight_moves();
