-- Orders with their parties, goods, cartons, files and events. A customer's records lead with org_id everywhere.

/* The forwarder's product lines; one forwarder per installation, so no organisation. */
create table channel (
  channel_id uuid primary key,
  name text not null unique,
  name_en text not null,
  transport text check (transport in ('1', '2', '3', '4')),
  active boolean not null default true,
  demo boolean not null default false
);
grant select on channel to loadline_app, loadline_staff;

create table orders (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  order_number text not null,
  status text not null,
  status_date timestamptz not null,
  order_time timestamptz not null,
  channel_name text not null references channel (name) on update cascade,
  transport_type text,
  destination_country text not null,
  reference_number text not null,
  tracking_no text,
  fba_no text,
  transfer_no text,
  route text,
  origin text,
  destination text,
  eta date,
  is_customs boolean not null,
  is_self_clearance boolean not null,
  quantity integer not null,
  gross_weight numeric(12, 3) not null,
  volume numeric(14, 6) not null,
  actual_pks_num integer,
  actual_weight numeric(12, 3),
  actual_volume numeric(12, 3),
  weighbridge_weight numeric(12, 3),
  charging_weight numeric(12, 1),
  amazon_ref text,
  warehouse_code text,
  vat_no text,
  eori_no text,
  ioss_no text,
  ein text,
  remark text,
  is_public boolean not null default true,
  on_hold boolean not null default false,
  import_id uuid,
  created_by uuid not null,
  handler_id uuid,
  version integer not null default 1,
  search_text text generated always as (
    upper(order_number || E'\n' || reference_number || E'\n' || coalesce(tracking_no, '') || E'\n' || coalesce(fba_no, ''))
  ) stored,
  primary key (org_id, id),
  constraint orders_order_number unique (order_number),
  constraint orders_reference_number unique (org_id, reference_number)
);
create index orders_by_time on orders (org_id, order_time desc, id desc);
create index orders_by_status on orders (org_id, status, order_time desc, id desc);
create index orders_by_text on orders using gin (org_id, search_text gin_trgm_ops) with (fastupdate = off);
create index orders_tracking_no on orders (tracking_no) where tracking_no is not null;
create index orders_fba_no on orders (fba_no) where fba_no is not null;

create table order_party (
  org_id uuid not null,
  order_id uuid not null,
  role text not null,
  company text not null,
  address text not null,
  city text,
  state text,
  post_code text,
  tel text,
  fax text,
  email text,
  primary key (org_id, order_id, role),
  foreign key (org_id, order_id) references orders on delete cascade
);

create table goods_line (
  org_id uuid not null,
  order_id uuid not null,
  line_no integer not null,
  carton_no text,
  name_zh text not null,
  name_en text not null,
  hs_cn text,
  hs_dest text not null,
  brand text,
  model text,
  material text not null,
  usage text not null,
  special text[] not null,
  declared_qty integer not null,
  unit text,
  unit_price_usd numeric(14, 4) not null,
  total_price_usd numeric(14, 2) not null,
  origin text,
  sku text,
  asin text,
  fnsku text,
  sales_url text,
  picture_url text,
  primary key (org_id, order_id, line_no),
  foreign key (org_id, order_id) references orders on delete cascade
);

create table carton_group (
  org_id uuid not null,
  order_id uuid not null,
  carton_no text not null,
  carton_count integer not null,
  weight numeric(10, 3) not null,
  length numeric(6, 1) not null,
  width numeric(6, 1) not null,
  height numeric(6, 1) not null,
  primary key (org_id, order_id, carton_no),
  foreign key (org_id, order_id) references orders on delete cascade
);

create table order_file (
  org_id uuid not null,
  order_id uuid not null,
  file_id uuid not null,
  type text not null,
  visible boolean not null default false,
  primary key (org_id, order_id, file_id),
  foreign key (org_id, order_id) references orders on delete cascade,
  foreign key (org_id, file_id) references file on delete cascade
);

/* What happened or is expected. A waybill's event is fanned out to one row per order that names it by
   origin_event_id. Nothing is deleted: a correction voids. source_id makes a feed harmless to replay. */
create table shipment_event (
  org_id uuid not null,
  event_id uuid not null,
  subject text not null check (subject in ('order', 'hawb', 'mawb', 'customs')),
  subject_id uuid not null,
  code text not null,
  stage text,
  classifier text not null check (classifier in ('PLN', 'EST', 'ACT')),
  occurred_at timestamptz not null,
  zone text not null,
  day_only boolean not null default false,
  place text,
  flight_or_vessel text,
  pieces integer,
  weight numeric(12, 3),
  note_zh text,
  note_en text,
  source text not null check (source in ('operator', 'import', 'system', 'carrier')),
  source_id text,
  is_public boolean not null default true,
  origin_event_id uuid,
  voided_by uuid,
  void_reason text,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (org_id, event_id)
);
create index shipment_event_of on shipment_event (org_id, subject_id, occurred_at);
create unique index shipment_event_source on shipment_event (org_id, source, source_id) where source_id is not null;

select protect('orders'), protect('order_party'), protect('goods_line'), protect('carton_group'), protect('order_file'), protect('shipment_event');

-- Own-created authority: a person sees what he made or handles; children follow their order.
create policy own_created on orders as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or created_by = (select app_user()) or handler_id = (select app_user()));
create policy own_created on order_party as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = order_party.org_id and o.id = order_id));
create policy own_created on goods_line as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = goods_line.org_id and o.id = order_id));
create policy own_created on carton_group as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = carton_group.org_id and o.id = order_id));
create policy own_created on order_file as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = order_file.org_id and o.id = order_id));
create policy own_created on shipment_event as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = shipment_event.org_id and o.id = subject_id));

grant select, insert on orders, order_party, goods_line, carton_group, order_file, shipment_event to loadline_app;
grant update (status, status_date, version) on orders to loadline_app;

/* Substring search. ILIKE behind a policy cannot use the trigram index, so the organisation and the authority are
   checked in here. A needle of one or two characters has no trigram: the organisation's own rows are read then. */
create function find_order_ids(needle text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 200 as $$
  select id from orders
  where org_id = app_org() and search_text like '%' || replace(replace(replace(upper(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    and (app_authority() = 'organisation' or created_by = app_user() or handler_id = app_user())
$$;
grant select on orders to loadline_gate;

/* A shipment as it may be shown to whoever holds its number: where, when, how much; never whose. `whole` adds
   pieces and weights, which a carrier's (guessable) number does not get. */
create function shipment_shown(o orders, asked text, whole boolean) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'number', asked, 'status', o.status, 'transportType', o.transport_type, 'origin', o.origin, 'destination', o.destination,
    'pieces', case when whole then coalesce(o.actual_pks_num, o.quantity) end,
    'grossWeight', case when whole then coalesce(o.actual_weight, o.gross_weight)::text end,
    'volume', case when whole then coalesce(o.actual_volume, o.volume)::text end,
    'eta', to_char(o.eta, 'YYYY-MM-DD'), 'onHold', o.on_hold,
    'updatedAt', to_char(o.status_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'milestones', coalesce((
      select jsonb_agg(jsonb_build_object(
        'stage', e.stage, 'classifier', e.classifier, 'occurredAt', to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'zone', e.zone, 'dayOnly', e.day_only, 'place', e.place, 'flightOrVessel', e.flight_or_vessel, 'noteZh', e.note_zh, 'noteEn', e.note_en)
        order by e.occurred_at, e.event_id)
      from shipment_event e
      where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.is_public and e.voided_by is null and e.stage is not null), '[]'))
$$;

/* Public tracking (track types of the spec: 0 any, 1 our numbers and FBA, 2 air, 3 ocean). Unknown, private and
   foreign numbers are all simply absent. A carrier's number may stand for several shipments: the newest answers. */
create function track_shipments(numbers text[], track_type text) returns table (asked text, shipment jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select n.asked, shipment_shown(found.o, n.asked, n.asked = (found.o).order_number)
  from unnest(numbers) with ordinality as n (asked, position)
  cross join lateral (
    select o from orders o
    where o.is_public and (
      (track_type in ('0', '1') and o.order_number = n.asked) or (track_type in ('0', '1') and o.fba_no = n.asked)
      or (o.tracking_no = n.asked and (track_type = '0' or (track_type = '2' and o.transport_type = '1') or (track_type = '3' and o.transport_type = '2'))))
    order by o.order_time desc limit 1
  ) found
  order by n.position
$$;
create policy tracker on orders for select to loadline_tracker using (is_public);
create policy tracker on shipment_event for select to loadline_tracker using (is_public);
grant select on orders, shipment_event to loadline_tracker;

grant create on schema public to loadline_gate, loadline_tracker;
alter function find_order_ids(text) owner to loadline_gate;
alter function track_shipments(text[], text) owner to loadline_tracker;
revoke create on schema public from loadline_gate, loadline_tracker;
revoke execute on function find_order_ids(text), track_shipments(text[], text), shipment_shown(orders, text, boolean) from public;
grant execute on function find_order_ids(text), track_shipments(text[], text) to loadline_app;
grant execute on function shipment_shown(orders, text, boolean) to loadline_app, loadline_tracker;
