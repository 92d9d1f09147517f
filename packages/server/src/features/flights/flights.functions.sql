-- Flights, what is left of their slots, and what bookings hold of them.

-- A flight that has left is not closed, it is gone.
create or replace function flight_availability(of flight, slot_state text, now_is timestamptz) returns text language sql immutable parallel safe as $$
  select case when of.state = 'CANCELLED' then 'CANCELLED' when of.atd is not null then 'DEPARTED' when slot_state is null then 'NO_SLOT'
    when of.state = 'CLOSED' or slot_state = 'CLOSED' then 'CLOSED' when of.cut_off <= now_is then 'CUT_OFF' else 'OPEN' end $$;
grant execute on function flight_availability to loadline_app, loadline_staff, loadline_gate;

/* Whether a flight has a slot, and whether that is on sale: no more of it is everybody's to know. */
create or replace function slot_of(flight uuid) returns table (state text)
  language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  select s.state from slot s where s.flight_id = flight $$;
grant execute on function slot_of to loadline_app, loadline_staff;

/* Whether a slot would take so much if nobody held anything of it; where there is no slot, nothing is too much. */
create or replace function slot_holds(flight uuid, want_kg numeric, want_cbm numeric) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select app_org() is not null and coalesce((select want_kg <= s.max_kg and want_cbm <= s.max_cbm from slot s where s.flight_id = flight), true) $$;
grant execute on function slot_holds to loadline_app, loadline_staff;

/* What a slot holds and what is left of it. Of an organisation: of its allotment, or without one of what is not allotted;
   without an organisation: of the whole. `besides` is a booking that is left out. Never below zero, whatever is taken. */
create or replace function slot_room(flight uuid, org uuid, besides uuid default null)
  returns table (max_kg numeric, max_cbm numeric, taken_kg numeric, taken_cbm numeric, remaining_kg numeric, remaining_cbm numeric)
  language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  with own as (select a.kg, a.cbm from slot_allotment a where a.flight_id = flight and a.org_id = org),
  allotted as (select coalesce(sum(a.kg), 0) as kg, coalesce(sum(a.cbm), 0) as cbm from slot_allotment a where a.flight_id = flight),
  held as (
    select r.kg, r.cbm, case when org is null then true when exists (select from own) then r.org_id = org
        else not exists (select from slot_allotment a where a.flight_id = flight and a.org_id = r.org_id) end as counts
      from slot_reservation r where r.flight_id = flight and r.booking_id is distinct from besides),
  taken as (
    select coalesce(sum(h.kg), 0) as kg, coalesce(sum(h.cbm), 0) as cbm,
        coalesce(sum(h.kg) filter (where h.counts), 0) as own_kg, coalesce(sum(h.cbm) filter (where h.counts), 0) as own_cbm from held h),
  part as (
    select s.max_kg as all_kg, s.max_cbm as all_cbm,
        case when org is null then s.max_kg else coalesce(o.kg, greatest(s.max_kg - a.kg, 0)) end as kg,
        case when org is null then s.max_cbm else coalesce(o.cbm, greatest(s.max_cbm - a.cbm, 0)) end as cbm
      from slot s cross join allotted a left join own o on true where s.flight_id = flight)
  select trim_scale(p.kg), trim_scale(p.cbm), trim_scale(t.own_kg), trim_scale(t.own_cbm),
      trim_scale(greatest(least(p.kg - t.own_kg, p.all_kg - t.kg), 0)), trim_scale(greatest(least(p.cbm - t.own_cbm, p.all_cbm - t.cbm), 0))
    from part p cross join taken t
    where org is null and (app_sees_all() or app_may('op:work:view')) or staff_serves(org) $$;
grant execute on function slot_room to loadline_app, loadline_staff;

/* Locks the slots of flights, always in the same order: whoever will touch several asks for all of them at once, and before any other row. */
create or replace function lock_slots(flights uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_org() is null then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform from slot s where s.flight_id = any (flights) order by s.flight_id for update;
end $$;
grant execute on function lock_slots to loadline_app, loadline_staff;

-- A cancelled flight: nobody gets room on it, also who has it already; who cancels sees what is on it and tells everybody
-- concerned. And who stands by holds no room before being confirmed.
create or replace function reserve_slot(org uuid, booking uuid, wanted uuid, want_kg numeric, want_cbm numeric, late boolean)
  returns table (verdict text, max_kg numeric, max_cbm numeric, taken_kg numeric, taken_cbm numeric, remaining_kg numeric, remaining_cbm numeric)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare before slot_reservation; held slot_reservation; f flight; slot_is text; said text; room record; more_kg boolean; more_cbm boolean;
begin
  if not staff_serves(org) then raise exception 'no permission' using errcode = 'LL403'; end if;
  select * into before from slot_reservation r where r.org_id = org and r.booking_id = booking;
  perform lock_slots(array[wanted, before.flight_id]);
  select * into held from slot_reservation r where r.org_id = org and r.booking_id = booking;
  select * into f from flight x where x.id = wanted;
  select s.state into slot_is from slot s where s.flight_id = wanted;
  more_kg := held.flight_id is distinct from wanted or want_kg > held.kg;
  more_cbm := held.flight_id is distinct from wanted or want_cbm > held.cbm;
  said := case when f.id is null then 'NO_FLIGHT' when held.flight_id is distinct from before.flight_id then 'STALE'
    when f.state = 'CANCELLED' and (more_kg or more_cbm or not late) then 'CANCELLED' when more_kg or more_cbm then flight_availability(f, slot_is, clock_timestamp()) else 'OPEN' end;
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
grant execute on function reserve_slot to loadline_app, loadline_staff;

/* Gives back what a booking holds, if it holds anything. */
create or replace function release_slot(org uuid, booking uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not staff_serves(org) then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform lock_slots(array(select r.flight_id from slot_reservation r where r.org_id = org and r.booking_id = booking));
  delete from slot_reservation r where r.org_id = org and r.booking_id = booking;
  return found;
end $$;
grant execute on function release_slot to loadline_app, loadline_staff;

/* The flights and amounts that bookings hold, of one organisation. */
create or replace function held_of(org uuid, booking uuid) returns table (flight_id uuid, kg numeric, cbm numeric)
  language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  select r.flight_id, r.kg, r.cbm from slot_reservation r where r.org_id = org and r.booking_id = booking
    and staff_serves(org) $$;
grant execute on function held_of to loadline_app, loadline_staff;

-- The data board: a customer's flights are measured by what is kept for them, never by the whole slot.
create or replace function own_allotment(asked uuid) returns numeric
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.kg from slot_allotment a where a.flight_id = asked and a.org_id = app_org() $$;
grant execute on function own_allotment to loadline_app;

/* Who holds what of a slot, for who keeps the slots: of customers whom their team does not serve they learn the amounts alone. */
create or replace function slot_holders(flight uuid) returns table (org_id uuid, booking_id uuid, kg numeric, cbm numeric, reserved_at timestamptz)
  language sql stable rows 20 security definer set search_path = public, pg_temp as $$
  select case when staff_serves(r.org_id) then r.org_id end, case when staff_serves(r.org_id) then r.booking_id end, r.kg, r.cbm, r.reserved_at
    from slot_reservation r where r.flight_id = flight and app_may('op:slot:manage') $$;
grant execute on function slot_holders to loadline_staff;

/* The same of what is kept for customers. */
create or replace function slot_allotments(flight uuid) returns table (org_id uuid, kg numeric, cbm numeric, taken_kg numeric, taken_cbm numeric)
  language sql stable rows 5 security definer set search_path = public, pg_temp as $$
  select case when staff_serves(a.org_id) then a.org_id end, a.kg, a.cbm, coalesce(sum(r.kg), 0), coalesce(sum(r.cbm), 0)
    from slot_allotment a left join slot_reservation r on r.flight_id = a.flight_id and r.org_id = a.org_id
    where a.flight_id = flight and app_may('op:slot:manage') group by a.org_id, a.flight_id, a.kg, a.cbm $$;
grant execute on function slot_allotments to loadline_staff;

/* What is to fly with a flight and stands in one of these statuses, of the customers of all teams. A waybill without bookings
   counts by itself. */
create or replace function flight_load(flight uuid, statuses text[]) returns table (bookings integer, waybills integer, customers integer, kg numeric)
  language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  with b as (select x.org_id, coalesce(x.accepted_gross_weight, x.gross_weight) as kg from booking x where x.flight_id = flight and x.status = any (statuses)),
  m as (select x.id, x.gross_weight as kg from mawb x where x.flight_id = flight and x.status = any (statuses))
  select (select count(*)::int from b), (select count(*)::int from m), (select count(distinct b.org_id)::int from b),
      trim_scale((select coalesce(sum(b.kg), 0) from b) + (select coalesce(sum(m.kg), 0) from m where not exists (select from booking x where x.mawb_id = m.id)))
    where app_may('op:slot:manage') $$;
grant execute on function flight_load to loadline_staff;

/* When a flight took off and landed; what is not told stays, and a landing that would not be after the take-off is not known.
   In a transaction of staff, or of the program. */
create or replace function note_flight_times(flight uuid, off timestamptz, landed timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update flight f set atd = coalesce(off, f.atd), ata = case when coalesce(landed, f.ata) > coalesce(off, f.atd) then coalesce(landed, f.ata) end, version = f.version + 1, updated_at = now()
    where f.id = note_flight_times.flight and (coalesce(off, f.atd), coalesce(landed, f.ata)) is distinct from (f.atd, f.ata)
      and (app_may('op:mawb:move') or app_may('op:event:add') or app_may('op:feed:manage')) $$;
grant execute on function note_flight_times to loadline_staff;

/* When it landed or left again at one of its stops: { ata } or { atd }. As `note_flight_times`. */
create or replace function note_stop_times(flight uuid, airport text, times jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update flight f set version = f.version + 1, updated_at = now(),
      stops = (select jsonb_agg(case when s.stop ->> 'airport' = note_stop_times.airport then s.stop || times else s.stop end order by s.place)
        from jsonb_array_elements(f.stops) with ordinality s (stop, place))
    where f.id = note_stop_times.flight
      and exists (select from jsonb_array_elements(f.stops) s where s ->> 'airport' = note_stop_times.airport and not s @> times)
      and (app_may('op:mawb:move') or app_may('op:event:add') or app_may('op:feed:manage')) $$;
grant execute on function note_stop_times to loadline_staff;

/* Flights are nobody's: everybody who may hear of them does. */
create or replace function announce_flights() returns trigger language plpgsql as $$
begin
  if (select count(*) from fresh) > 50 then perform announce('flight', null, null);
  else perform announce('flight', null, f.id) from (select distinct (to_jsonb(x) ->> tg_argv[0])::uuid as id from fresh x) f; end if;
  return null;
end $$;
