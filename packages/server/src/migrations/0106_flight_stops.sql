-- Where a flight calls, or goes over to another, between its origin and its destination.

alter table flight add column stops jsonb not null default '[]' check (jsonb_typeof(stops) = 'array');
comment on column flight.stops is 'what lies between the ends, in its order (contract: flight.stop.ts); legs are worked out from it';
alter table flight_schedule add column stops jsonb check (jsonb_typeof(stops) = 'array');

-- One feeder is sold to every airport that is reached by it.
alter table flight drop constraint flight_once_a_day;
alter table flight add constraint flight_once_a_day unique (flight_no, flight_date, origin, destination);

grant update (stops) on flight to loadline_gate;
