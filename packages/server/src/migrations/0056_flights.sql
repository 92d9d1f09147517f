-- The forwarder's flights and what it has of them to sell; what is kept of a slot for a customer; what bookings hold.

create table flight_schedule (
  id uuid primary key,
  flight_no text not null,
  origin text not null,
  destination text not null check (destination <> origin),
  weekdays text[] not null check (cardinality(weekdays) between 1 and 7),
  departs text not null,
  arrives text not null,
  arrives_after_days integer not null check (arrives_after_days between -1 and 3),
  cut_off_hours integer not null check (cut_off_hours >= 0),
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
  aircraft text,
  max_kg numeric(12, 3) check (max_kg > 0),
  max_cbm numeric(14, 6) check (max_cbm > 0),
  demo boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check ((max_kg is null) = (max_cbm is null))
);

create table flight (
  id uuid primary key,
  flight_no text not null,
  flight_date date not null,
  origin text not null,
  origin_zone text not null,
  destination text not null check (destination <> origin),
  destination_zone text not null,
  aircraft text,
  cut_off timestamptz not null check (cut_off <= etd),
  etd timestamptz not null,
  eta timestamptz not null check (eta > etd),
  atd timestamptz,
  ata timestamptz check (ata > atd),
  state text not null default 'OPEN' check (state in ('OPEN', 'CLOSED', 'CANCELLED')),
  verified boolean not null default false,
  demo boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint flight_once_a_day unique (flight_no, flight_date, origin)
);
comment on column flight.flight_date is 'the local day at the origin by the schedule; a delay past midnight leaves it';
create index flight_by_departure on flight (etd, id);
create index flight_of_origin on flight (origin, flight_date, etd);

create table slot (
  flight_id uuid primary key references flight on delete cascade,
  max_kg numeric(12, 3) not null check (max_kg > 0),
  max_cbm numeric(14, 6) not null check (max_cbm > 0),
  state text not null default 'OPEN' check (state in ('OPEN', 'CLOSED'))
);
comment on table slot is 'what is taken stands nowhere: it is summed, under the lock of this row whenever somebody takes more';

create table slot_allotment (
  org_id uuid not null references organisation on delete cascade,
  flight_id uuid not null references slot on delete cascade,
  kg numeric(12, 3) not null check (kg > 0),
  cbm numeric(14, 6) not null check (cbm > 0),
  primary key (org_id, flight_id)
);
create index slot_allotment_of on slot_allotment (flight_id);

/* One per booking: who books elsewhere leaves where he was. */
create table slot_reservation (
  org_id uuid not null references organisation on delete cascade,
  booking_id uuid not null,
  flight_id uuid not null references slot,
  kg numeric(12, 3) not null check (kg >= 0),
  cbm numeric(14, 6) not null check (cbm >= 0),
  reserved_at timestamptz not null default now(),
  primary key (org_id, booking_id)
);
create index slot_reservation_of on slot_reservation (flight_id) include (org_id, kg, cbm);

select protect('slot_allotment'), protect('slot_reservation'), open_to_staff('slot_allotment'), open_to_staff('slot_reservation');

-- How large a slot is and what others hold of it is nobody's business: customers learn their own part from the functions below.
grant select on flight to loadline_app, loadline_staff, loadline_gate;
grant insert, update on flight to loadline_staff;
grant update (atd, ata, version, updated_at) on flight to loadline_gate;
grant select, insert, update, delete on slot to loadline_staff;
grant select, insert, update on flight_schedule to loadline_staff;
grant select, insert, update, delete on slot_allotment to loadline_staff;
grant select on slot_reservation to loadline_staff;
grant select, update on slot to loadline_gate;
grant select on slot_allotment to loadline_gate;
grant select, insert, update, delete on slot_reservation to loadline_gate;

/* What a slot holds and what is left of it. Of an organisation: of its allotment, or without one of what is not allotted;
   without an organisation: of the whole. `besides` is a booking that is left out. Never below zero, whatever is taken. */
create function slot_room(flight uuid, org uuid, besides uuid default null)
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
    where org is null and (app_sees_all() or app_may('op:work:view')) or org = app_org() or org is not null and (app_org() is null or staff_serves(org)) $$;

/* Whether a flight has a slot, and whether that is on sale: no more of it is everybody's to know. */
create function slot_of(flight uuid) returns table (state text)
  language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  select s.state from slot s where s.flight_id = flight $$;

/* Whether a flight takes bookings at a moment, or why it does not; whether it is full depends on who asks. */
create function flight_availability(of flight, slot_state text, now_is timestamptz) returns text language sql immutable parallel safe as $$
  select case when of.state = 'CANCELLED' then 'CANCELLED' when slot_state is null then 'NO_SLOT'
    when of.state = 'CLOSED' or slot_state = 'CLOSED' or of.atd is not null then 'CLOSED' when of.cut_off <= now_is then 'CUT_OFF' else 'OPEN' end $$;

/* Locks the slots of flights, always in the same order: whoever will touch several asks for all of them at once, and before any other row. */
create function lock_slots(flights uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from slot s where s.flight_id = any (flights) order by s.flight_id for update;
end $$;

/* Holds room on a flight for a booking, which leaves where it was. The verdict is OK, or why not; then nothing is changed, and the
   figures are what is left. What a booking has already it keeps: only what comes anew has to fit, and be in time unless `late`. */
create function reserve_slot(org uuid, booking uuid, wanted uuid, want_kg numeric, want_cbm numeric, late boolean)
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
    when more_kg or more_cbm then flight_availability(f, slot_is, clock_timestamp()) else 'OPEN' end;
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

/* Gives back what a booking holds, if it holds anything. */
create function release_slot(org uuid, booking uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_org() is not null and not staff_serves(org) then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform lock_slots(array(select r.flight_id from slot_reservation r where r.org_id = org and r.booking_id = booking));
  delete from slot_reservation r where r.org_id = org and r.booking_id = booking;
  return found;
end $$;

/* The flights and amounts that bookings hold, of one organisation. */
create function held_of(org uuid, booking uuid) returns table (flight_id uuid, kg numeric, cbm numeric)
  language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  select r.flight_id, r.kg, r.cbm from slot_reservation r where r.org_id = org and r.booking_id = booking
    and (app_org() is null or staff_serves(org)) $$;

/* Who holds what of a slot, for who keeps the slots: of customers whom his team does not serve he learns the amounts alone. */
create function slot_holders(flight uuid) returns table (org_id uuid, booking_id uuid, kg numeric, cbm numeric, reserved_at timestamptz)
  language sql stable rows 20 security definer set search_path = public, pg_temp as $$
  select case when staff_serves(r.org_id) then r.org_id end, case when staff_serves(r.org_id) then r.booking_id end, r.kg, r.cbm, r.reserved_at
    from slot_reservation r where r.flight_id = flight and app_may('op:slot:manage') $$;

/* The same of what is kept for customers. */
create function slot_allotments(flight uuid) returns table (org_id uuid, kg numeric, cbm numeric, taken_kg numeric, taken_cbm numeric)
  language sql stable rows 5 security definer set search_path = public, pg_temp as $$
  select case when staff_serves(a.org_id) then a.org_id end, a.kg, a.cbm, coalesce(sum(r.kg), 0), coalesce(sum(r.cbm), 0)
    from slot_allotment a left join slot_reservation r on r.flight_id = a.flight_id and r.org_id = a.org_id
    where a.flight_id = flight and app_may('op:slot:manage') group by a.org_id, a.flight_id, a.kg, a.cbm $$;

/* When a flight took off and landed; what is not told stays, and a landing that would not be after the take-off is not known.
   In a transaction of staff, or of the program. */
create function note_flight_times(flight uuid, off timestamptz, landed timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update flight f set atd = coalesce(off, f.atd), ata = case when coalesce(landed, f.ata) > coalesce(off, f.atd) then coalesce(landed, f.ata) end, version = f.version + 1, updated_at = now()
    where f.id = note_flight_times.flight and (coalesce(off, f.atd), coalesce(landed, f.ata)) is distinct from (f.atd, f.ata)
      and (app_org() is null or app_may('op:mawb:move') or app_may('op:event:add') or app_may('op:feed:manage')) $$;

/* Flights are nobody's: everybody who may hear of them does. */
create function announce_flights() returns trigger language plpgsql as $$
begin
  if (select count(*) from fresh) > 50 then perform announce('flight', null, null);
  else perform announce('flight', null, f.id) from (select distinct (to_jsonb(x) ->> tg_argv[0])::uuid as id from fresh x) f; end if;
  return null;
end $$;
create trigger announce_made after insert on flight referencing new table as fresh for each statement execute function announce_flights('id');
create trigger announce_changed after update on flight referencing new table as fresh for each statement execute function announce_flights('id');
create trigger announce_made after insert on slot_reservation referencing new table as fresh for each statement execute function announce_flights('flight_id');
create trigger announce_left after update on slot_reservation referencing old table as fresh for each statement execute function announce_flights('flight_id');
create trigger announce_changed after update on slot_reservation referencing new table as fresh for each statement execute function announce_flights('flight_id');
create trigger announce_gone after delete on slot_reservation referencing old table as fresh for each statement execute function announce_flights('flight_id');

grant create on schema public to loadline_gate;
alter function slot_room(uuid, uuid, uuid) owner to loadline_gate;
alter function slot_of(uuid) owner to loadline_gate;
alter function lock_slots(uuid[]) owner to loadline_gate;
alter function reserve_slot(uuid, uuid, uuid, numeric, numeric, boolean) owner to loadline_gate;
alter function release_slot(uuid, uuid) owner to loadline_gate;
alter function held_of(uuid, uuid) owner to loadline_gate;
alter function slot_holders(uuid) owner to loadline_gate;
alter function slot_allotments(uuid) owner to loadline_gate;
alter function note_flight_times(uuid, timestamptz, timestamptz) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function slot_room(uuid, uuid, uuid), slot_of(uuid), flight_availability(flight, text, timestamptz), lock_slots(uuid[]),
  reserve_slot(uuid, uuid, uuid, numeric, numeric, boolean), release_slot(uuid, uuid), held_of(uuid, uuid), slot_holders(uuid), slot_allotments(uuid),
  note_flight_times(uuid, timestamptz, timestamptz), announce_flights() from public;
grant execute on function flight_availability(flight, text, timestamptz) to loadline_app, loadline_staff, loadline_gate;
grant execute on function slot_room(uuid, uuid, uuid), slot_of(uuid), lock_slots(uuid[]), reserve_slot(uuid, uuid, uuid, numeric, numeric, boolean), release_slot(uuid, uuid),
  held_of(uuid, uuid) to loadline_app, loadline_staff;
grant execute on function slot_holders(uuid), slot_allotments(uuid), note_flight_times(uuid, timestamptz, timestamptz) to loadline_staff;
