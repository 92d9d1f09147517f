-- A flight that has left is not closed, it is gone.

create or replace function flight_availability(of flight, slot_state text, now_is timestamptz) returns text language sql immutable parallel safe as $$
  select case when of.state = 'CANCELLED' then 'CANCELLED' when of.atd is not null then 'DEPARTED' when slot_state is null then 'NO_SLOT'
    when of.state = 'CLOSED' or slot_state = 'CLOSED' then 'CLOSED' when of.cut_off <= now_is then 'CUT_OFF' else 'OPEN' end $$;
