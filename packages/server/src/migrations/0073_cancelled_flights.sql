-- A cancelled flight: nobody gets room on it, also who has it already; who cancels sees what is on it and tells everybody
-- concerned. And who stands by holds no room before he is confirmed.

create or replace function reserve_slot(org uuid, booking uuid, wanted uuid, want_kg numeric, want_cbm numeric, late boolean)
  returns table (verdict text, max_kg numeric, max_cbm numeric, taken_kg numeric, taken_cbm numeric, remaining_kg numeric, remaining_cbm numeric)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare before slot_reservation; held slot_reservation; f flight; slot_is text; said text; room record; more_kg boolean; more_cbm boolean;
begin
  if app_org() is not null and not staff_serves(org) then raise exception 'no permission' using errcode = 'LL403'; end if;
  select * into before from slot_reservation r where r.org_id = org and r.booking_id = booking;
  perform lock_slots(array[wanted, before.flight_id]);
  select * into held from slot_reservation r where r.org_id = org and r.booking_id = booking;
  select * into f from flight x where x.id = wanted;
  select s.state into slot_is from slot s where s.flight_id = wanted;
  more_kg := held.flight_id is distinct from wanted or want_kg > held.kg;
  more_cbm := held.flight_id is distinct from wanted or want_cbm > held.cbm;
  said := case when f.id is null then 'NO_FLIGHT' when held.flight_id is distinct from before.flight_id then 'STALE'
    when f.state = 'CANCELLED' then 'CANCELLED' when more_kg or more_cbm then flight_availability(f, slot_is, clock_timestamp()) else 'OPEN' end;
  if said = 'CUT_OFF' and late then said := 'OPEN'; end if;
  select * into room from slot_room(wanted, org, booking);
  if said = 'OPEN' and (more_kg and want_kg > room.remaining_kg or more_cbm and want_cbm > room.remaining_cbm) then said := 'OVER'; end if;
  if said = 'OPEN' then
    insert into slot_reservation as r (org_id, booking_id, flight_id, kg, cbm) values (org, booking, wanted, want_kg, want_cbm)
      on conflict (org_id, booking_id) do update set flight_id = wanted, kg = want_kg, cbm = want_cbm,
        reserved_at = case when r.flight_id = wanted then r.reserved_at else now() end;
    select * into room from slot_room(wanted, org);
    said := 'OK';
  end if;
  return query select said, room.max_kg, room.max_cbm, room.taken_kg, room.taken_cbm, room.remaining_kg, room.remaining_cbm;
end $$;

/* What is to fly with a flight and stands in one of these statuses, of the customers of all teams. A waybill without bookings
   counts by itself. */
create function flight_load(flight uuid, statuses text[]) returns table (bookings integer, waybills integer, customers integer, kg numeric)
  language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  with b as (select x.org_id, coalesce(x.accepted_gross_weight, x.gross_weight) as kg from booking x where x.flight_id = flight and x.status = any (statuses)),
  m as (select x.id, x.gross_weight as kg from mawb x where x.flight_id = flight and x.status = any (statuses))
  select (select count(*)::int from b), (select count(*)::int from m), (select count(distinct b.org_id)::int from b),
      trim_scale((select coalesce(sum(b.kg), 0) from b) + (select coalesce(sum(m.kg), 0) from m where not exists (select from booking x where x.mawb_id = m.id)))
    where app_may('op:slot:manage') $$;

/* Who changes a flight tells the customers of every team. For the rest of the transaction. */
create function serve_whole_flight() returns void language plpgsql as $$
begin
  if not app_may('op:slot:manage') then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform set_config('app.sees_all', 'true', true);
end $$;

delete from slot_reservation r using booking b where b.org_id = r.org_id and b.id = r.booking_id and b.position = '1' and b.status = '29';

grant create on schema public to loadline_gate;
alter function flight_load(uuid, text[]) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function flight_load(uuid, text[]), serve_whole_flight() from public;
grant execute on function flight_load(uuid, text[]), serve_whole_flight() to loadline_staff;
