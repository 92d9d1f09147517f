-- Bookings: what customers book, the house waybills under which it flies, and templates.

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
  primary key (org_id, id),
  foreign key (org_id, trust_id) references trust on delete set null (trust_id),
  check (status in ('DRAFT', '29', '30', '0') or mawb_id is not null)
);
comment on column booking.status is 'its own until it hangs on a waybill (29, 30, 0), then the waybill''s, written by booking_follows';
comment on column booking.waiting_since is 'since when staff have something to decide';
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

select protect('booking'), protect('hawb'), protect('booking_desk_note'), protect('booking_template'), narrow_to_own('booking_template'), open_to_staff('hawb'),
  open_to_staff('booking_desk_note');
create policy own_created on booking as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or created_by = (select app_user()) or handler_id = (select app_user()));
create policy own_created on hawb as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from booking b where b.org_id = hawb.org_id and b.id = booking_id));
-- Only what was never handed in can be thrown away, and nobody but its customer sees it.
create policy draft_only on booking as restrictive for delete to loadline_app using (status = 'DRAFT');
create policy staff on booking to loadline_staff using (status <> 'DRAFT' and ((select app_sees_all())
  or org_id in (select t.org_id from team_customer t where t.team_id = (select app_team())))) with check (status <> 'DRAFT');

grant select, delete on booking to loadline_app;
grant insert (org_id, id, booking_no, content, product, quantity, gross_weight, volume, billing_weight, deadline, trust_id, created_by) on booking to loadline_app;
grant update (status, content, product, quantity, gross_weight, volume, billing_weight, deadline, flight_id, unverified, corrections, reason, ending,
  submitted_at, waiting_since, version, updated_at) on booking to loadline_app;
grant select, update (status, flight_id, unverified, mawb_id, mawb_no, accepted_pieces, accepted_gross_weight, accepted_volume, accepted_at, corrections,
  reason, ending, decided_at, decided_by, waiting_since, version, updated_at) on booking to loadline_staff;
grant select, insert, update, delete on hawb to loadline_app, loadline_staff;
grant select, insert, update on booking_desk_note to loadline_staff;
grant select, insert, update, delete on booking_template to loadline_app;
grant select, update on booking, hawb to loadline_gate;

create trigger announce_made after insert on booking referencing new table as fresh for each statement execute function announce_changes('booking', 'id');
create trigger announce_changed after update on booking referencing new table as fresh for each statement execute function announce_changes('booking', 'id');

/* Substring search, as `find_order_ids`: the policies would keep the trigram index from being used. */
create function find_booking_ids(needle text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 200 as $$
  select id from booking
  where org_id = app_org() and search_text like '%' || replace(replace(replace(upper(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    and (app_authority() = 'organisation' or created_by = app_user() or handler_id = app_user()) $$;

create function find_desk_booking_ids(needle text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 200 as $$
  select b.id from booking b
  where b.search_text like '%' || replace(replace(replace(upper(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    and b.status <> 'DRAFT' and staff_serves(b.org_id) $$;

-- The files of a booking are for whoever sees it; those of a draft go with it.
alter table record_file drop constraint record_file_subject_check;
alter table record_file add constraint record_file_subject_check check (subject in ('order', 'trust', 'sheet', 'booking'));
create function booking_org(asked uuid) returns uuid language sql stable as $$ select b.org_id from booking b where b.id = asked $$;
create or replace function subject_org(kind text, asked uuid) returns uuid language plpgsql stable as $$
begin
  return case kind when 'order' then order_org(asked) when 'trust' then trust_org(asked) when 'sheet' then sheet_org(asked)
    when 'booking' then booking_org(asked) end;
end $$;
create or replace function forget_draft_files() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update record_file f set withdrawn_at = now(), withdrawn_by = app_user()
    where f.org_id = old.org_id and f.subject = tg_table_name and f.subject_id = old.id and f.withdrawn_at is null;
  return null;
end $$;
create trigger forget_draft_files after delete on booking for each row execute function forget_draft_files();

/* Whose record it is: who made it and who handles it. */
create or replace function people_of_record(org uuid, about text, about_id uuid) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if about = 'order' then return query select unnest(array[o.created_by, o.handler_id]) from orders o where o.org_id = org and o.id = about_id;
  elsif about = 'sheet' then return query select unnest(array[o.created_by, o.handler_id]) from exception_sheet s
    join orders o on o.org_id = s.org_id and o.id = s.order_id where s.org_id = org and s.id = about_id;
  elsif about = 'trust' then return query select unnest(array[t.created_by, t.handler_id]) from trust t where t.org_id = org and t.id = about_id;
  elsif about = 'booking' then return query select unnest(array[b.created_by, b.handler_id]) from booking b where b.org_id = org and b.id = about_id;
  end if;
end $$;

/* The booking, if one goes on, under whose house waybill an order flies; asked of whoever may book the order himself. */
create function booking_of_order(org uuid, asked uuid) returns table (booking_id uuid, booking_no text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select b.id, b.booking_no from hawb h join booking b on b.org_id = h.org_id and b.id = h.booking_id
    where h.org_id = org and h.order_id = asked and (org = app_org() or staff_serves(org)) $$;

/* Writes what was measured of the house waybills of one master waybill, [{ hawbId, pieces, grossWeight, volume }]: the
   warehouse's figures, or the weighbridge's. Answers the orders they belong to. In a transaction of staff or the program. */
create function settle_houses(mawb uuid, side text, measured jsonb) returns table (org_id uuid, hawb_id uuid, order_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_org() is not null and not (app_may('op:mawb:move') or app_may('op:receipt:add')) then raise exception 'no permission' using errcode = 'LL403'; end if;
  return query
    with told as (select * from jsonb_to_recordset(measured) as x ("hawbId" uuid, pieces integer, "grossWeight" numeric, volume numeric))
    update hawb h set
        wms_pkgs_num = case side when 'warehouse' then t.pieces else h.wms_pkgs_num end,
        wms_gross_weight = case side when 'warehouse' then t."grossWeight" else h.wms_gross_weight end,
        wms_volume = case side when 'warehouse' then t.volume else h.wms_volume end,
        weighed_pkgs_num = case side when 'weighbridge' then t.pieces else h.weighed_pkgs_num end,
        weighed_gross_weight = case side when 'weighbridge' then t."grossWeight" else h.weighed_gross_weight end,
        weighed_volume = case side when 'weighbridge' then t.volume else h.weighed_volume end
      from told t, booking b
      where h.id = t."hawbId" and b.org_id = h.org_id and b.id = h.booking_id and b.mawb_id = mawb
      returning h.org_id, h.id, h.order_id;
end $$;

/* Brings the bookings on a waybill to where it is, under its number and on its flight. Writes nothing but what the waybill
   already says, so anybody may call it. */
create function booking_follows(asked uuid) returns table (org_id uuid, booking_id uuid, booking_no text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m record; number text;
begin
  select x.status, x.mawb_no, x.flight_id, x.flight_no, x.flight_date into m from mawb x where x.id = asked;
  if not found then return; end if;
  number := substr(m.mawb_no, 1, 3) || '-' || substr(m.mawb_no, 4);
  return query update booking b set status = m.status, mawb_no = number, flight_id = coalesce(m.flight_id, b.flight_id),
      unverified = b.unverified and m.flight_id is null, version = b.version + 1, updated_at = now(),
      content = case when m.flight_no is null then b.content else b.content || jsonb_build_object('flight', (b.content -> 'flight') ||
        jsonb_build_object('reservedFlight', m.flight_no, 'flightDate', to_char(m.flight_date, 'YYYY-MM-DD'))) end
    where b.mawb_id = asked and ((b.status, b.mawb_no) is distinct from (m.status, number) or m.flight_id is distinct from b.flight_id
      or m.flight_no is not null and (b.reserved_flight, b.flight_date) is distinct from (m.flight_no, m.flight_date))
    returning b.org_id, b.id, b.booking_no;
end $$;

/* The bookings on a waybill with their house waybills, whoever they belong to; in whoever's transaction. */
create function bookings_on(mawb uuid) returns setof booking
  language sql stable security definer set search_path = public, pg_temp as $$
  select b.* from booking b where b.mawb_id = mawb and (app_org() is null or b.org_id = app_org() or staff_serves(b.org_id) or app_may('op:mawb:view'))
    order by b.booking_no $$;
create function houses_on(mawb uuid) returns setof hawb
  language sql stable security definer set search_path = public, pg_temp as $$
  select h.* from booking b join hawb h on h.org_id = b.org_id and h.booking_id = b.id
    where b.mawb_id = mawb and (app_org() is null or b.org_id = app_org() or staff_serves(b.org_id) or app_may('op:mawb:view'))
    order by b.booking_no, h.position $$;

grant create on schema public to loadline_gate;
alter function find_booking_ids(text) owner to loadline_gate;
alter function find_desk_booking_ids(text) owner to loadline_gate;
alter function booking_of_order(uuid, uuid) owner to loadline_gate;
alter function settle_houses(uuid, text, jsonb) owner to loadline_gate;
alter function booking_follows(uuid) owner to loadline_gate;
alter function bookings_on(uuid) owner to loadline_gate;
alter function houses_on(uuid) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function find_booking_ids(text), find_desk_booking_ids(text), booking_org(uuid), booking_of_order(uuid, uuid), settle_houses(uuid, text, jsonb),
  booking_follows(uuid), bookings_on(uuid), houses_on(uuid) from public;
grant execute on function find_booking_ids(text) to loadline_app;
grant execute on function find_desk_booking_ids(text), settle_houses(uuid, text, jsonb) to loadline_staff;
grant execute on function booking_org(uuid) to loadline_app, loadline_staff, loadline_gate;
grant execute on function booking_of_order(uuid, uuid), booking_follows(uuid), bookings_on(uuid), houses_on(uuid) to loadline_app, loadline_staff;
