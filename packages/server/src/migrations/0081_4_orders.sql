-- What customers send: trust orders, orders with their parties, goods and cartons, what happened to them, files, imports.

/* What is asked for is one document: saved, copied, compared and amended as a whole. What lists look for stands beside it
   in columns made from it; figures that are worked out exactly (trustTotals of the contract) are written with it. */
create table trust (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  trust_no text not null unique,
  state text not null default 'DRAFT',
  content jsonb not null,
  -- Its name moves with the product's; what the content says of it is read from here.
  channel_name text references channel (name) on update cascade,
  pieces integer not null default 0,
  gross_weight numeric(14, 3) not null default 0,
  volume numeric(14, 3) not null default 0,
  customer_ref text generated always as (content #>> '{service,customerRef}') stored,
  mode text generated always as (content #>> '{service,mode}') stored,
  origin text generated always as (content #>> '{route,origin}') stored,
  destination text generated always as (content #>> '{route,destination}') stored,
  warehouse_code text generated always as (content #>> '{route,warehouseCode}') stored,
  cargo_ready date generated always as (make_date(substr(content #>> '{service,cargoReady}', 1, 4)::int,
    substr(content #>> '{service,cargoReady}', 6, 2)::int, substr(content #>> '{service,cargoReady}', 9, 2)::int)) stored,
  latest_arrival date generated always as (make_date(substr(content #>> '{service,latestArrival}', 1, 4)::int,
    substr(content #>> '{service,latestArrival}', 6, 2)::int, substr(content #>> '{service,latestArrival}', 9, 2)::int)) stored,
  -- [{ path, reason }]
  corrections jsonb not null default '[]',
  reason text,
  -- { name, at, address, edition }
  signature jsonb,
  submitted_at timestamptz,
  accepted_at timestamptz,
  completed_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  waiting_since timestamptz,
  resume_state text check (resume_state in ('ACCEPTED', 'IN_EXECUTION')),
  created_by uuid not null,
  handler_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (upper(trust_no || E'\n' || coalesce(content #>> '{service,customerRef}', '') || E'\n' ||
    replace(translate(content #>> '{route,fbaIds}', '[]" ', ''), ',', E'\n'))) stored,
  primary key (org_id, id)
);
comment on column trust.waiting_since is 'since when staff have something to decide: handed in, to be cancelled, or to be amended';
comment on column trust.resume_state is 'where a refused cancellation goes back to';
create unique index trust_by_id on trust (id);
create index trust_by_time on trust (org_id, updated_at desc, id desc);
create index trust_by_state on trust (org_id, state, updated_at desc, id desc);
create index trust_by_text on trust using gin (org_id, search_text gin_trgm_ops) with (fastupdate = off);
-- Staff look across customers.
create index trust_desk_by_time on trust (updated_at desc, id desc);
create index trust_desk_waiting on trust (waiting_since) where waiting_since is not null;

/* A wish to change what was accepted. `changes` is [{ path, from, to }], `answers` [{ path, accepted, reason }]. */
create table trust_amendment (
  org_id uuid not null,
  id uuid not null,
  trust_id uuid not null,
  round integer not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'ANSWERED', 'WITHDRAWN', 'LAPSED')),
  why text not null,
  changes jsonb not null,
  answers jsonb not null default '[]',
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  answered_by uuid,
  answered_at timestamptz,
  orders jsonb not null default '[]',
  primary key (org_id, id),
  unique (org_id, trust_id, round),
  foreign key (org_id, trust_id) references trust on delete cascade
);
create unique index trust_amendment_open on trust_amendment (org_id, trust_id) where state = 'OPEN';

create table trust_template (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  name text not null,
  content jsonb not null,
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  primary key (org_id, id),
  unique (org_id, created_by, name)
);

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
  services text[] not null default '{}',
  trust_id uuid,
  cut_off timestamptz,
  abnormal integer not null default 0,
  primary key (org_id, id),
  constraint orders_order_number unique (order_number),
  constraint orders_reference_number unique (org_id, reference_number),
  foreign key (org_id, trust_id) references trust (org_id, id) on delete set null (trust_id)
);
comment on column orders.cut_off is 'until when the documents have to be in';
create index orders_by_time on orders (org_id, order_time desc, id desc);
create index orders_by_status on orders (org_id, status, order_time desc, id desc);
create index orders_by_text on orders using gin (org_id, search_text gin_trgm_ops) with (fastupdate = off);
create index orders_tracking_no on orders (tracking_no) where tracking_no is not null;
create index orders_fba_no on orders (fba_no) where fba_no is not null;
-- The orders that one import made, for the list that its result leads to.
create index orders_of_import on orders (org_id, import_id) where import_id is not null;
-- The papers of every kind of record in one table. Who sees the record may see them, as far as they are shown to them.
/* Whose a record is, for one who sees it by its own policies; null for anybody else. Each kind brings its function: one
   that is not there yet is seen by nobody. */
create unique index orders_by_id on orders (id);
create index orders_of_trust on orders (org_id, trust_id) where trust_id is not null;
-- Staff look across customers.
create index orders_desk_by_time on orders (order_time desc, id desc);
create index orders_desk_by_status on orders (status, order_time desc, id desc);
create index orders_desk_by_reference on orders (reference_number);
create index orders_desk_held on orders (order_time desc, id desc) where on_hold;
create index orders_desk_by_cut_off on orders (cut_off) where cut_off is not null and status in ('ORDERED', 'WH_IN', 'WH_OUT');
create index orders_reference_upper on orders (upper(reference_number));

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

create table order_hold (
  org_id uuid not null,
  hold_id uuid not null,
  order_id uuid not null,
  reason text not null check (reason in ('payment', 'customs', 'docs')),
  note text not null,
  internal_note text,
  placed_by uuid,
  placed_at timestamptz not null default now(),
  lifted_by uuid,
  lifted_at timestamptz,
  lift_note text,
  primary key (org_id, hold_id),
  foreign key (org_id, order_id) references orders on delete cascade
);
create unique index order_hold_in_force on order_hold (org_id, order_id, reason) where lifted_at is null;
create index order_hold_of on order_hold (org_id, order_id, placed_at desc);
create index order_hold_waiting on order_hold (placed_at) where lifted_at is null;

/* What a customer asks to have changed on an order that is locked for them, or to have it cancelled. `proposed` is the
   order as they want it, `changes` what differs from the order as it stood, by path. */
create table order_request (
  org_id uuid not null,
  request_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('amend', 'cancel')),
  state text not null default 'PENDING' check (state in ('PENDING', 'ACCEPTED', 'REFUSED', 'WITHDRAWN')),
  reason text not null,
  proposed jsonb,
  changes jsonb not null default '[]',
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  answer text,
  version integer not null default 1,
  primary key (org_id, request_id),
  foreign key (org_id, order_id) references orders on delete cascade
);
create unique index order_request_pending on order_request (org_id, order_id, kind) where state = 'PENDING';
create index order_request_of on order_request (org_id, order_id, asked_at desc);
create index order_request_waiting on order_request (asked_at) where state = 'PENDING';
create unique index order_request_by_id on order_request (request_id);

/* What staff note about an order. No policy and no grant lets a customer near it. */
create table order_desk_note (
  org_id uuid not null,
  order_id uuid not null,
  staff_note text,
  cost_note text,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (org_id, order_id),
  foreign key (org_id, order_id) references orders on delete cascade
);

create table warehouse_receipt (
  org_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  receipt_no text not null unique,
  state text not null default 'OPEN' check (state in ('OPEN', 'RECEIVED', 'VOID')),
  warehouse text not null,
  -- [{ pieces, length, width, height, weight }], decimals as text: read and written as a whole, never searched.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  pieces integer not null check (pieces >= 0),
  gross_weight numeric(12, 3) not null,
  volume numeric(14, 6) not null,
  photos uuid[] not null default '{}',
  remark text,
  void_reason text,
  received_at timestamptz,
  received_by text,
  demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  primary key (org_id, id),
  foreign key (org_id, order_id) references orders on delete cascade,
  check ((state = 'OPEN') = (received_at is null) or state = 'VOID'),
  check ((state = 'VOID') = (void_reason is not null))
);
create index warehouse_receipt_of on warehouse_receipt (org_id, order_id);
create index warehouse_receipt_by_time on warehouse_receipt (created_at desc, id desc);
-- Two people at one pallet work on one receipt.
create unique index warehouse_receipt_open on warehouse_receipt (org_id, order_id) where state = 'OPEN';

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
  out_of_sequence boolean not null default false,
  voided_at timestamptz,
  voided_with uuid,
  primary key (org_id, event_id)
);
comment on column shipment_event.voided_by is 'who voided it';
comment on column shipment_event.out_of_sequence is 'it did not follow from the stage its order had when it was recorded';
create index shipment_event_of on shipment_event (org_id, subject_id, occurred_at);
create unique index shipment_event_source on shipment_event (org_id, source, source_id) where source_id is not null;
create index shipment_event_by_time on shipment_event (created_at desc, event_id desc);
create index shipment_event_origin on shipment_event (origin_event_id) where origin_event_id is not null;
create index shipment_event_voided_with on shipment_event (voided_with) where voided_with is not null;

create table feed_message (
  id uuid primary key,
  way text not null check (way in ('http', 'upload', 'paste')),
  name text,
  raw text not null,
  sha256 bytea not null unique,
  kind text check (kind in ('fsu', 'xfsu', 'dcsa')),
  state text not null default 'RECEIVED' check (state in ('RECEIVED', 'APPLIED', 'PARTLY', 'UNMATCHED', 'UNREADABLE')),
  numbers text[] not null default '{}',
  events integer not null default 0,
  orders integer not null default 0,
  reasons jsonb not null default '[]',
  tries integer not null default 0,
  received_at timestamptz not null default now(),
  received_by uuid,
  demo boolean not null default false
);
comment on column feed_message.sha256 is 'a message that comes again is the same message';
create index feed_message_by_time on feed_message (received_at desc, id desc);
create index feed_message_numbers on feed_message using gin (numbers);
create index feed_message_waiting on feed_message (received_at) where state in ('RECEIVED', 'PARTLY', 'UNMATCHED');

create table record_file (
  org_id uuid not null,
  file_id uuid not null,
  subject text not null,
  -- Null until a record names the file: so long it is its uploader's alone.
  subject_id uuid,
  type text not null,
  visible boolean not null default false,
  thumbnail_id uuid,
  by_staff boolean not null,
  uploaded_by uuid,
  uploaded_at timestamptz not null default now(),
  verdict text check (verdict in ('accepted', 'refused')),
  verdict_reason text,
  decided_by uuid,
  decided_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  primary key (org_id, file_id),
  foreign key (org_id, file_id) references file on delete cascade,
  foreign key (org_id, thumbnail_id) references file on delete set null (thumbnail_id),
  constraint record_file_subject_check check (subject in ('order', 'trust', 'sheet', 'booking', 'mawb'))
);
create index record_file_of on record_file (org_id, subject, subject_id, uploaded_at desc);
create index record_file_thumbnail on record_file (org_id, thumbnail_id) where thumbnail_id is not null;
create index record_file_forgotten on record_file (uploaded_at) where subject_id is null or withdrawn_at is not null;
create index record_file_of_waybill on record_file (subject_id, uploaded_at desc) where subject = 'mawb';

create table data_import (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  state text not null default 'STAGED' check (state in ('STAGED', 'COMMITTING', 'DONE', 'FAILED', 'DISCARDED')),
  file_id uuid not null,
  sheet text not null,
  layout text not null check (layout in ('flat', 'head')),
  header_row integer not null,
  columns jsonb not null,
  other_sheets text[] not null,
  rows integer not null,
  records integer not null,
  ready_records integer not null,
  ready_rows integer not null,
  error_rows integer not null,
  error_cells integer not null,
  warning_rows integer not null,
  changed_rows integer not null default 0,
  written_records integer not null default 0,
  imported_records integer not null default 0,
  skipped_records integer not null default 0,
  problems jsonb not null,
  failure text check (failure in ('interrupted', 'refused')),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  ended_at timestamptz,
  committed_by uuid,
  committed_at timestamptz,
  taken_at timestamptz,
  resumed integer not null default 0,
  subject text not null,
  primary key (org_id, id),
  foreign key (org_id, file_id) references file on delete cascade
);
create index data_import_by_time on data_import (org_id, subject, created_at desc, id desc);
create index data_import_of_file on data_import (org_id, file_id);
create index data_import_committing on data_import (org_id, id) where state = 'COMMITTING';

/* `cells` stands in the order of the template's columns; `was` holds the file's own text of every changed cell. */
create table data_import_row (
  org_id uuid not null,
  import_id uuid not null,
  row integer not null,
  cells jsonb not null,
  findings jsonb not null,
  was jsonb not null default '{}',
  has_error boolean not null,
  has_warning boolean not null,
  primary key (org_id, import_id, row),
  foreign key (org_id, import_id) references data_import on delete cascade
);

/* A link by which whoever holds it sees one shipment, public or not. Of its token only the hash is kept. */
create table tracking_share (
  org_id uuid not null,
  share_id uuid not null,
  order_id uuid not null,
  token_hash bytea not null unique,
  shows text not null check (shows in ('milestones', 'cargo')),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  opened_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (org_id, share_id),
  foreign key (org_id, order_id) references orders on delete cascade
);
create index tracking_share_of on tracking_share (org_id, order_id, created_at desc);

/* Who asked for a mail at every milestone of a shipment. The address is its holder's: the shipment's owner never sees
   it. Unconfirmed it gets nothing but the one mail that asks. */
create table tracking_watch (
  org_id uuid not null,
  watch_id uuid not null,
  order_id uuid not null,
  number text not null,
  email text not null,
  language text not null,
  confirm_hash bytea not null unique,
  leave_hash bytea not null unique,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  primary key (org_id, watch_id),
  unique (org_id, order_id, email),
  foreign key (org_id, order_id) references orders on delete cascade
);

/* Which milestone was told to whom: no try of the job tells it twice. */
create table tracking_told (
  org_id uuid not null,
  watch_id uuid not null,
  event_id uuid not null,
  told_at timestamptz not null default now(),
  primary key (org_id, watch_id, event_id),
  foreign key (org_id, watch_id) references tracking_watch on delete cascade
);

select protect('orders'), protect('order_party'), protect('goods_line'), protect('carton_group'), protect('shipment_event'), protect('data_import'),
  protect('data_import_row'), protect('tracking_share'), protect('tracking_watch'), protect('tracking_told'), protect('record_file'),
  protect('order_hold'), protect('order_request'), protect('order_desk_note'), protect('trust'), protect('trust_amendment'),
  protect('trust_template'), protect('warehouse_receipt');
select open_to_staff('orders'), open_to_staff('shipment_event'), open_to_staff('data_import'), open_to_staff('data_import_row'),
  open_to_staff('record_file'), open_to_staff('order_hold'), open_to_staff('order_request'), open_to_staff('order_desk_note'),
  open_to_staff('order_party'), open_to_staff('goods_line'), open_to_staff('carton_group'), open_to_staff('trust_amendment'),
  open_to_staff('warehouse_receipt');
select narrow_to_own('trust_template');
drop policy own_organisation on order_desk_note;
-- Own-created authority: a person sees what they made or handle; children follow their order.
create policy own_created on orders as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or created_by = (select app_user()) or handler_id = (select app_user()));
create policy own_created on order_party as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = order_party.org_id and o.id = order_id));
create policy own_created on goods_line as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = goods_line.org_id and o.id = order_id));
create policy own_created on carton_group as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = carton_group.org_id and o.id = order_id));
create policy own_created on shipment_event as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = shipment_event.org_id and o.id = subject_id));
create policy tracker on orders for select to loadline_tracker using (is_public);
create policy tracker on shipment_event for select to loadline_tracker using (is_public);
create policy own_created on data_import as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or created_by = (select app_user()));
create policy own_created on data_import_row as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from data_import i where i.org_id = data_import_row.org_id and i.id = import_id));
create policy own_created on tracking_share as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = tracking_share.org_id and o.id = order_id));
-- The tracker sees a shipment that is not public where a living link leads to it.
create policy tracker on tracking_share to loadline_tracker using (revoked_at is null and expires_at > now()) with check (true);
create policy tracker_by_link on orders for select to loadline_tracker
  using (exists (select from tracking_share s where s.org_id = orders.org_id and s.order_id = orders.id and s.revoked_at is null and s.expires_at > now()));
create policy own_upload on record_file as restrictive for insert to loadline_app
  with check (visible and not by_staff and uploaded_by = (select app_user()) and verdict is null and withdrawn_at is null
    and (subject_id is null or subject_org(subject, subject_id) = org_id));
create policy named_once on record_file as restrictive for update to loadline_app using (subject_id is null and uploaded_by = (select app_user()))
  with check (subject_org(subject, subject_id) = org_id);
create policy own_created on order_hold as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = order_hold.org_id and o.id = order_id));
create policy own_created on order_request as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = order_request.org_id and o.id = order_id));
create policy own_created on trust as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or created_by = (select app_user()) or handler_id = (select app_user()));
create policy own_created on trust_amendment as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from trust t where t.org_id = trust_amendment.org_id and t.id = trust_id));
-- Only what was never handed in can be thrown away, and nobody but its customer sees it.
create policy draft_only on trust as restrictive for delete to loadline_app using (state = 'DRAFT');
create policy staff on trust to loadline_staff using (state <> 'DRAFT' and ((select app_sees_all())
  or org_id in (select t.org_id from team_customer t where t.team_id = (select app_team())))) with check (state <> 'DRAFT');
create policy own_created on warehouse_receipt as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = warehouse_receipt.org_id and o.id = order_id));
create policy shown on record_file as restrictive for select to loadline_app using (withdrawn_at is null and visible
  and case when subject_id is null then uploaded_by = (select app_user()) else file_belongs(subject, subject_id, org_id) end);
create policy shared_waybill on file for select to loadline_app using (org_id = (select forwarder_id()) and exists (select from record_file r
  where r.org_id = file.org_id and r.subject = 'mawb' and (r.file_id = file.file_id or r.thumbnail_id = file.file_id)));

grant select, delete on trust to loadline_app;
grant select, update on trust, trust_amendment, data_import to loadline_gate;
grant select on trust, trust_amendment, order_hold to loadline_staff;
grant select, insert on trust_amendment, tracking_share to loadline_app;
grant select, insert, update, delete on trust_template to loadline_app;
grant select, insert on orders, order_request, shipment_event, record_file to loadline_app, loadline_staff;
grant select on orders, shipment_event to loadline_gate, loadline_tracker;
grant select, insert, delete on order_party, goods_line, carton_group to loadline_app, loadline_staff;
grant select on goods_line, feed_message to loadline_gate;
grant select, insert, update on order_hold to loadline_gate;
grant select, insert, update on order_desk_note to loadline_staff;
grant select, insert on warehouse_receipt, feed_message to loadline_staff;
grant select, update, delete on record_file to loadline_gate;
grant select, insert, update on data_import to loadline_app, loadline_staff;
grant select, insert, update, delete on data_import_row to loadline_app, loadline_staff;
grant select on tracking_share to loadline_tracker;
grant select, insert, update, delete on tracking_watch to loadline_gate;
grant select, insert on tracking_told to loadline_gate;
grant insert (org_id, id, trust_no, content, channel_name, pieces, gross_weight, volume, created_by), update (state, content, channel_name, pieces,
  gross_weight, volume, corrections, reason, signature, submitted_at, waiting_since, resume_state, version, updated_at) on trust to loadline_app;
grant update (state, content, channel_name, pieces, gross_weight, volume, corrections, reason, accepted_at, completed_at, decided_at, decided_by,
  waiting_since, resume_state, version, updated_at) on trust to loadline_staff;
grant update (state) on trust_amendment to loadline_app;
grant update (state, answers, answered_by, answered_at, orders) on trust_amendment to loadline_staff;
grant update (status, status_date, channel_name, transport_type, destination_country, reference_number, fba_no, eta, is_customs, is_self_clearance,
  quantity, gross_weight, volume, amazon_ref, warehouse_code, vat_no, eori_no, ioss_no, ein, remark, is_public, handler_id, version, services) on
  orders to loadline_app;
grant update (status, status_date, channel_name, transport_type, destination_country, reference_number, tracking_no, fba_no, transfer_no, route,
  origin, destination, eta, is_customs, is_self_clearance, quantity, gross_weight, volume, actual_pks_num, actual_weight, actual_volume,
  weighbridge_weight, charging_weight, amazon_ref, warehouse_code, vat_no, eori_no, ioss_no, ein, remark, is_public, handler_id, version, services,
  cut_off) on orders to loadline_staff;
grant update (status, status_date, eta, on_hold, version, abnormal) on orders to loadline_gate;
grant select (org_id, hold_id, order_id, reason, note, placed_at, lifted_at, lift_note) on order_hold to loadline_app;
grant update (state, decided_by, decided_at, answer, version) on order_request to loadline_app;
grant update (state, decided_by, decided_at, answer, version) on order_request to loadline_staff;
grant select (org_id, id, order_id, receipt_no, state, warehouse, lines, pieces, gross_weight, volume, received_at) on warehouse_receipt to
  loadline_app;
grant update (state, warehouse, lines, pieces, gross_weight, volume, photos, remark, void_reason, received_at, received_by, version) on
  warehouse_receipt to loadline_staff;
grant update (voided_by, void_reason, voided_at, voided_with) on shipment_event to loadline_gate;
grant update (kind, state, numbers, events, orders, reasons, tries) on feed_message to loadline_staff;
grant update (subject_id) on record_file to loadline_app;
grant update (subject_id, type, visible, verdict, verdict_reason, decided_by, decided_at, withdrawn_at, withdrawn_by) on record_file to
  loadline_staff;
grant update (revoked_at) on tracking_share to loadline_app;
grant update (opened, opened_at) on tracking_share to loadline_tracker;

create trigger call_watchers after insert on shipment_event referencing new table as fresh
  for each statement execute function call_watchers();
create trigger keep_on_hold after insert or update of lifted_at on order_hold for each row execute function keep_on_hold();
create trigger follow_order after update of status on orders for each row
  when (new.trust_id is not null and new.status is distinct from old.status) execute function follow_order();
create trigger announce_made after insert on orders referencing new table as fresh for each statement execute function announce_changes('order', 'id');
create trigger announce_changed after update on orders referencing new table as fresh for each statement execute function announce_changes('order', 'id');
create trigger announce_made after insert on shipment_event referencing new table as fresh
  for each statement execute function announce_changes('order', 'subject_id');
create trigger announce_changed after update on shipment_event referencing new table as fresh
  for each statement execute function announce_changes('order', 'subject_id');
create trigger announce_made after insert on trust referencing new table as fresh for each statement execute function announce_changes('trust', 'id');
create trigger announce_changed after update on trust referencing new table as fresh for each statement execute function announce_changes('trust', 'id');
create trigger forget_draft_files after delete on trust for each row execute function forget_draft_files();
-- An open order is followed in all its parts: what was asked of it, what holds it, and what the warehouse measured.
create trigger announce_made after insert on order_request referencing new table as fresh for each statement execute function announce_changes('order', 'order_id');
create trigger announce_changed after update on order_request referencing new table as fresh for each statement execute function announce_changes('order', 'order_id');
create trigger announce_made after insert on order_hold referencing new table as fresh for each statement execute function announce_changes('order', 'order_id');
create trigger announce_changed after update on order_hold referencing new table as fresh for each statement execute function announce_changes('order', 'order_id');
create trigger announce_made after insert on record_file referencing new table as fresh for each statement execute function announce_files();
create trigger announce_changed after update on record_file referencing new table as fresh for each statement execute function announce_files();
create trigger end_holds after update of status on orders for each row when (new.status = 'CANCELLED' and old.status <> 'CANCELLED') execute function end_holds();
