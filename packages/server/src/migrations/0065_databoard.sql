-- The data board: a customer's flights are measured by what is kept for him, never by the whole slot.

create function own_allotment(asked uuid) returns numeric
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.kg from slot_allotment a where a.flight_id = asked and a.org_id = app_org() $$;

grant create on schema public to loadline_gate;
alter function own_allotment(uuid) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function own_allotment(uuid) from public;
grant execute on function own_allotment(uuid) to loadline_app;

-- The flight before it with the same number to the same airport.
create index flight_by_number on flight (flight_no, destination, flight_date desc) where atd is not null;
