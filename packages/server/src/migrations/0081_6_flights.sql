-- The forwarder's flights and what it has of them to sell; bookings and what they hold.

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
-- The flight before it with the same number to the same airport.
create index flight_by_number on flight (flight_no, destination, flight_date desc) where atd is not null;

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

/* One per booking: who books elsewhere leaves where they were. */
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

/* What is booked is one document: saved, copied and compared as a whole. What lists look for stands beside it in columns
   made from it; figures that are worked out exactly (bookingTotals of the contract) are written with it. What a booking
   holds of a slot stands in slot_reservation. */
create table booking (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  booking_no text not null unique,
  status text not null default 'DRAFT',
  content jsonb not null,
  -- Its name moves with the product's; what the content says of it is read from here.
  product text references channel (name) on update cascade,
  quantity integer not null default 0,
  gross_weight numeric(14, 3) not null default 0,
  volume numeric(14, 3) not null default 0,
  billing_weight numeric(14, 3) not null default 0,
  deadline timestamptz,
  origin text generated always as (content #>> '{flight,origin}') stored,
  destination text generated always as (content #>> '{flight,destination}') stored,
  reserved_flight text generated always as (content #>> '{flight,reservedFlight}') stored,
  flight_date date generated always as (make_date(substr(content #>> '{flight,flightDate}', 1, 4)::int,
    substr(content #>> '{flight,flightDate}', 6, 2)::int, substr(content #>> '{flight,flightDate}', 9, 2)::int)) stored,
  position text generated always as (content #>> '{flight,position}') stored,
  waybill_kind text generated always as (content #>> '{flight,waybillKind}') stored,
  goods_name text generated always as (content #>> '{cargo,goodsName}') stored,
  special_price boolean generated always as (content #>> '{flight,specialPrice}' is not null) stored,
  houses integer generated always as (jsonb_array_length(content #> '{houses,rows}')) stored,
  flight_id uuid references flight,
  unverified boolean not null default false,
  mawb_id uuid,
  mawb_no text,
  accepted_pieces integer,
  accepted_gross_weight numeric(14, 3),
  accepted_volume numeric(14, 3),
  accepted_at timestamptz,
  -- [{ path, reason }]
  corrections jsonb not null default '[]',
  reason text,
  ending text check (ending in ('withdrawn', 'rejected')),
  trust_id uuid,
  submitted_at timestamptz,
  waiting_since timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  created_by uuid not null,
  handler_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (upper(booking_no || E'\n' || coalesce(mawb_no, '') || E'\n' || coalesce(replace(mawb_no, '-', ''), '') || E'\n' ||
    coalesce(content #>> '{flight,reservedFlight}', '') || E'\n' || replace(translate(jsonb_path_query_array(content, '$.houses.rows[*].hawbNo')::text ||
    ',' || jsonb_path_query_array(content, '$.houses.rows[*].orderNumber')::text, '[]" ', ''), ',', E'\n'))) stored,
  wms_billing_weight numeric(14, 3),
  primary key (org_id, id),
  foreign key (org_id, trust_id) references trust on delete set null (trust_id),
  check (status in ('DRAFT', '29', '30', '0') or mawb_id is not null)
);
comment on column booking.status is 'its own until it hangs on a waybill (29, 30, 0), then the waybill''s, written by booking_follows';
comment on column booking.waiting_since is 'since when staff have something to decide';
comment on column booking.wms_billing_weight is 'by the rule its product had when the last of its house waybills was measured; means nothing while one is not';
create unique index booking_by_id on booking (id);
create index booking_by_time on booking (org_id, updated_at desc, id desc);
create index booking_by_status on booking (org_id, status, updated_at desc, id desc);
create index booking_by_text on booking using gin (org_id, search_text gin_trgm_ops) with (fastupdate = off);
create index booking_of_mawb on booking (mawb_id) where mawb_id is not null;
create index booking_of_flight on booking (flight_id) where flight_id is not null;
-- Staff look across customers.
create index booking_desk_by_time on booking (updated_at desc, id desc);
create index booking_desk_waiting on booking (waiting_since) where waiting_since is not null;

/* The house waybills of a booking that was handed in: as booked, as the warehouse measured them, as the weighbridge did. */
create table hawb (
  org_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  position integer not null,
  hawb_no text,
  ship_bill text,
  seal_no text,
  booking_pkgs_num integer not null,
  booking_gross_weight numeric(14, 3) not null,
  booking_volume numeric(14, 3) not null,
  customs_type text,
  order_id uuid,
  wms_pkgs_num integer,
  wms_gross_weight numeric(14, 3),
  wms_volume numeric(14, 3),
  weighed_pkgs_num integer,
  weighed_gross_weight numeric(14, 3),
  weighed_volume numeric(14, 3),
  primary key (org_id, id),
  foreign key (org_id, booking_id) references booking on delete cascade,
  foreign key (org_id, order_id) references orders on delete set null (order_id)
);
create index hawb_of_booking on hawb (org_id, booking_id, position);
-- An order flies once: under one house waybill of one booking that goes on.
create unique index hawb_of_order on hawb (org_id, order_id) where order_id is not null;

/* Why staff confirmed a booking although something was out of the ordinary: among staff. */
create table booking_desk_note (
  org_id uuid not null,
  booking_id uuid not null,
  confirm_reason text not null,
  primary key (org_id, booking_id),
  foreign key (org_id, booking_id) references booking on delete cascade
);

create table booking_template (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  name text not null,
  content jsonb not null,
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  primary key (org_id, id),
  unique (org_id, created_by, name)
);

select protect('slot_allotment'), protect('slot_reservation'), protect('booking'), protect('hawb'), protect('booking_desk_note'),
  protect('booking_template');
select open_to_staff('slot_allotment'), open_to_staff('slot_reservation'), open_to_staff('hawb'), open_to_staff('booking_desk_note');
select narrow_to_own('booking_template');
create policy own_created on booking as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or created_by = (select app_user()) or handler_id = (select app_user()));
create policy own_created on hawb as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from booking b where b.org_id = hawb.org_id and b.id = booking_id));
-- Only what was never handed in can be thrown away, and nobody but its customer sees it.
create policy draft_only on booking as restrictive for delete to loadline_app using (status = 'DRAFT');
create policy staff on booking to loadline_staff using (status <> 'DRAFT' and ((select app_sees_all())
  or org_id in (select t.org_id from team_customer t where t.team_id = (select app_team())))) with check (status <> 'DRAFT');

grant select, insert, update on flight_schedule, flight, booking_desk_note to loadline_staff;
grant select on flight to loadline_app, loadline_gate;
grant select, update on slot, hawb to loadline_gate;
grant select, insert, update, delete on slot, slot_allotment to loadline_staff;
grant select on slot_allotment to loadline_gate;
grant select, insert, update, delete on slot_reservation to loadline_gate;
grant select on slot_reservation, booking to loadline_staff;
grant select, delete on booking to loadline_app;
grant select, insert, update on booking to loadline_gate;
grant select, insert, update, delete on hawb to loadline_app, loadline_staff;
grant select, insert, update, delete on booking_template to loadline_app;
grant update (atd, ata, version, updated_at) on flight to loadline_gate;
grant insert (org_id, id, booking_no, content, product, quantity, gross_weight, volume, billing_weight, deadline, trust_id, created_by), update
  (status, content, product, quantity, gross_weight, volume, billing_weight, deadline, flight_id, unverified, corrections, reason, ending,
  submitted_at, waiting_since, version, updated_at) on booking to loadline_app;
grant update (status, flight_id, unverified, mawb_id, mawb_no, accepted_pieces, accepted_gross_weight, accepted_volume, accepted_at, corrections,
  reason, ending, waiting_since, decided_at, decided_by, version, updated_at, wms_billing_weight) on booking to loadline_staff;

create trigger announce_made after insert on flight referencing new table as fresh for each statement execute function announce_flights('id');
create trigger announce_changed after update on flight referencing new table as fresh for each statement execute function announce_flights('id');
create trigger announce_made after insert on slot_reservation referencing new table as fresh for each statement execute function announce_flights('flight_id');
create trigger announce_left after update on slot_reservation referencing old table as fresh for each statement execute function announce_flights('flight_id');
create trigger announce_changed after update on slot_reservation referencing new table as fresh for each statement execute function announce_flights('flight_id');
create trigger announce_gone after delete on slot_reservation referencing old table as fresh for each statement execute function announce_flights('flight_id');
create trigger announce_made after insert on booking referencing new table as fresh for each statement execute function announce_changes('booking', 'id');
create trigger announce_changed after update on booking referencing new table as fresh for each statement execute function announce_changes('booking', 'id');
create trigger forget_draft_files after delete on booking for each row execute function forget_draft_files();
-- Open browsers see what was measured of a booking.
create trigger announce_changed after update on hawb referencing new table as fresh
  for each statement execute function announce_changes('booking', 'booking_id');
