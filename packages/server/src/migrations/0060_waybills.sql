-- Master waybills: the forwarder's own, what customers may know of them, and the stock of numbers they come from.

/* Who flies under a prefix. An unknown one only warns. */
create table airline (
  prefix text primary key check (prefix ~ '^\d{3}$'),
  code text not null,
  name_zh text not null,
  name_en text not null,
  low_at integer not null default 0 check (low_at >= 0),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

/* How far figures may be apart, in percent: one row for the installation. */
create table waybill_setting (
  only_one boolean primary key default true check (only_one),
  difference_percent numeric(4, 1) not null default 3,
  weighbridge_percent numeric(4, 1) not null default 3,
  sum_percent numeric(4, 1) not null default 0.5,
  version integer not null default 1
);
insert into waybill_setting default values;

create table mawb (
  id uuid primary key,
  mawb_no text not null unique check (mawb_no ~ '^\d{11}$'),
  status text not null,
  status_at timestamptz not null default now(),
  -- Null: the flight is not in the schedule, or there is none yet.
  flight_id uuid references flight,
  flight_no text,
  flight_date date,
  origin text,
  destination text,
  self_delivery boolean not null default false,
  -- What the airline has accepted for the whole waybill.
  pieces integer not null default 0 check (pieces >= 0),
  gross_weight numeric(14, 3) not null default 0 check (gross_weight >= 0),
  volume numeric(14, 3) not null default 0 check (volume >= 0),
  billing_weight numeric(14, 1) not null default 0 check (billing_weight >= 0),
  -- What the weighbridge says of it.
  final_pieces integer,
  final_gross_weight numeric(14, 3),
  weighbridge_file uuid,
  -- A draft of the air waybill is there; which one, its own tables say.
  draft_version integer not null default 0,
  approved boolean not null default false,
  terminal text,
  atd timestamptz,
  ata timestamptz,
  party text,
  deadline timestamptz,
  receiver text,
  picked_up_at timestamptz,
  picked_up_pieces integer not null default 0,
  remark text,
  demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((flight_no is null) = (flight_date is null))
);
comment on column mawb.approved is 'it has passed the review (44): the way there may be gone back, then it has to pass again';
create index mawb_by_flight on mawb (flight_date desc nulls first, id desc);
create index mawb_by_status on mawb (status, flight_date desc, id desc);
create index mawb_of_flight on mawb (flight_id) where flight_id is not null;
create index mawb_by_change on mawb (updated_at desc, id desc);

/* Its life, entry by entry: the status column of the waybill is what follows from these. Nothing is ever changed or taken
   away here: who steps back adds an entry that undoes another. */
create table mawb_event (
  mawb_id uuid not null references mawb on delete cascade,
  id uuid not null,
  seq integer not null,
  kind text not null check (kind in ('registered', 'moved', 'steppedBack', 'flightChanged', 'partPickedUp', 'told')),
  code text,
  from_status text,
  to_status text,
  occurred_at timestamptz,
  zone text not null,
  place text,
  data jsonb not null default '{}',
  -- What it took the place of, for the way back: columns of the waybill by name.
  before jsonb,
  source text not null check (source in ('manual', 'customer', 'fsu', 'import')),
  source_key text,
  out_of_sequence boolean not null default false,
  undoes uuid,
  reason text,
  user_id uuid,
  org_id uuid,
  who text not null default '',
  at timestamptz not null default clock_timestamp(),
  primary key (mawb_id, id),
  unique (mawb_id, seq)
);
comment on column mawb_event.org_id is 'the customer whose deed or whose part alone it is; null: it is about the whole';
create unique index mawb_event_source on mawb_event (mawb_id, source, source_key) where source_key is not null;
create unique index mawb_event_undone on mawb_event (undoes) where undoes is not null;

create table mawb_uld (
  mawb_id uuid not null references mawb on delete cascade,
  uld_no text not null,
  pieces integer,
  gross_weight numeric(12, 3),
  remark text,
  primary key (mawb_id, uld_no)
);

create table mawb_cost (
  mawb_id uuid not null references mawb on delete cascade,
  line_no integer not null,
  name text not null,
  supplier text,
  currency text not null,
  quantity numeric(14, 3) not null,
  unit_price numeric(16, 4) not null,
  amount numeric(16, 2) not null,
  remark text,
  primary key (mawb_id, line_no)
);

/* What a customer may read of a waybill (rulings.md 8): one row per booking that hangs on it, with what was accepted of
   that booking. Who reads the row reads the waybill, and of its figures no more than his rows say. */
create table mawb_share (
  org_id uuid not null references organisation on delete cascade,
  mawb_id uuid not null references mawb on delete cascade,
  booking_id uuid not null,
  created_by uuid not null,
  pieces integer not null check (pieces >= 0),
  gross_weight numeric(14, 3) not null check (gross_weight >= 0),
  volume numeric(14, 3) not null check (volume >= 0),
  billing_weight numeric(14, 1) not null check (billing_weight >= 0),
  -- When its organisation agreed to the draft that stands; null: not yet.
  agreed_at timestamptz,
  added_at timestamptz not null default now(),
  primary key (org_id, mawb_id, booking_id),
  unique (org_id, booking_id)
);
create index mawb_share_of on mawb_share (mawb_id);

/* What the forwarder and one customer say to each other about a waybill. */
create table mawb_message (
  org_id uuid not null references organisation on delete cascade,
  mawb_id uuid not null references mawb on delete cascade,
  id uuid not null,
  side text not null check (side in ('customer', 'forwarder')),
  user_id uuid,
  who text not null,
  body text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (org_id, mawb_id, id)
);

create table mawb_stock (
  mawb_no text primary key check (mawb_no ~ '^\d{11}$'),
  prefix text not null generated always as (substr(mawb_no, 1, 3)) stored,
  state text not null default 'free' check (state in ('free', 'reserved', 'locked', 'used', 'void')),
  taken_for text,
  reason text,
  mawb_id uuid references mawb on delete set null,
  who text not null default '',
  at timestamptz not null default clock_timestamp(),
  demo boolean not null default false,
  version integer not null default 1
);
create index mawb_stock_free on mawb_stock (prefix, mawb_no) where state = 'free';
create index mawb_stock_by_time on mawb_stock (at desc, mawb_no desc);
create index mawb_stock_of on mawb_stock (mawb_id) where mawb_id is not null;

/* What became of a number: who, when, why. Only ever added to. */
create table mawb_stock_deed (
  mawb_no text not null references mawb_stock on delete cascade,
  at timestamptz not null default clock_timestamp(),
  id uuid not null default gen_random_uuid(),
  from_state text,
  to_state text not null,
  reason text,
  user_id uuid,
  who text not null default '',
  primary key (mawb_no, id)
);

select protect('mawb_share'), protect('mawb_message'), open_to_staff('mawb_share'), open_to_staff('mawb_message');
create policy own_created on mawb_share as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or created_by = (select app_user()));
create policy own_created on mawb_message as restrictive to loadline_app
  using (exists (select from mawb_share s where s.org_id = mawb_message.org_id and s.mawb_id = mawb_message.mawb_id)) with check (side = 'customer');

/* Whether cargo of a customer in the staff's scope is on a waybill, or none at all yet. */
create function waybill_served(asked uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select app_sees_all() or not exists (select from mawb_share s where s.mawb_id = asked)
    or exists (select from mawb_share s where s.mawb_id = asked and staff_serves(s.org_id)) $$;

do $$
declare t text;
begin
  foreach t in array array['mawb', 'mawb_event', 'mawb_uld', 'mawb_cost'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy gate on %I to loadline_gate using (true) with check (true)', t);
    execute format('create policy owner on %I to loadline_owner using (true) with check (true)', t);
  end loop;
end $$;
create policy staff on mawb to loadline_staff using (waybill_served(id)) with check (true);
create policy staff on mawb_event to loadline_staff using (exists (select from mawb m where m.id = mawb_id)) with check (true);
create policy staff on mawb_uld to loadline_staff using (exists (select from mawb m where m.id = mawb_id)) with check (true);
create policy staff on mawb_cost to loadline_staff using (exists (select from mawb m where m.id = mawb_id)) with check (true);
-- A customer sees a waybill through his share, and of what happened to it neither what others did nor what staff tell each other.
create policy shared on mawb for select to loadline_app using (exists (select from mawb_share s where s.mawb_id = mawb.id));
create policy shared on mawb_event for select to loadline_app
  using (exists (select from mawb_share s where s.mawb_id = mawb_event.mawb_id) and (org_id is null or org_id = (select app_org())));

grant select on airline, waybill_setting to loadline_app, loadline_staff, loadline_gate;
grant insert, update on airline to loadline_staff;
grant update on waybill_setting to loadline_staff;
-- No totals of the whole: they would tell one customer what another ships.
grant select (id, mawb_no, status, status_at, flight_id, flight_no, flight_date, origin, destination, self_delivery, terminal, atd, ata, party, deadline,
  receiver, picked_up_at, draft_version, approved, demo, version, created_at, updated_at) on mawb to loadline_app;
grant select, insert, update on mawb to loadline_staff, loadline_gate;
grant select (mawb_id, id, seq, kind, code, from_status, to_status, occurred_at, zone, place, source, out_of_sequence, undoes, org_id, at) on mawb_event to loadline_app;
grant select, insert on mawb_event to loadline_staff, loadline_gate;
grant select, insert, update, delete on mawb_uld, mawb_cost to loadline_staff;
grant select on mawb_share to loadline_app;
grant select, insert on mawb_message to loadline_app, loadline_staff;
grant select, insert, update, delete on mawb_share to loadline_staff, loadline_gate;
grant select on mawb_uld, mawb_cost to loadline_gate;
grant select, insert, update on mawb_stock to loadline_staff, loadline_gate;
grant select, insert on mawb_stock_deed to loadline_staff, loadline_gate;

/* Who works on a waybill works on all of it: what it moves follows for the customers of every team. For the rest of the transaction. */
create function serve_whole_waybill() returns void language plpgsql as $$
begin
  if not (app_may('op:mawb:move') or app_may('op:mawb:revert') or app_may('op:booking:confirm') or app_may('op:feed:manage') or app_may('op:event:add')) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  perform set_config('app.sees_all', 'true', true);
end $$;

/* One entry of a waybill's life with what it changes, for a customer who makes a step of his own: the waybill must be his
   to see, and nobody may have changed it since. Gives the new version; null when somebody has. */
create function customer_moves_waybill(asked uuid, seen integer, changes jsonb, entry jsonb) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m mawb; n mawb;
begin
  if not exists (select from mawb_share s where s.mawb_id = asked and s.org_id = app_org()
      and (app_authority() = 'organisation' or s.created_by = app_user())) then raise exception 'no permission' using errcode = 'LL403'; end if;
  select * into m from mawb x where x.id = asked for update;
  if m.version <> seen then return null; end if;
  if (m.status, changes ->> 'status') not in (('43', '44'), ('43', '42'), ('41', '45'), ('29', '0'), ('30', '0'), ('30', '29')) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  n := jsonb_populate_record(m, changes - array['id', 'mawb_no', 'version', 'demo', 'created_at']);
  update mawb x set status = n.status, status_at = n.status_at, approved = n.approved, final_pieces = n.final_pieces,
      final_gross_weight = n.final_gross_weight, weighbridge_file = n.weighbridge_file, version = m.version + 1, updated_at = now()
    where x.id = asked;
  insert into mawb_event (mawb_id, id, seq, kind, code, from_status, to_status, occurred_at, zone, place, data, before, source, user_id, org_id, who)
    select asked, e.id, (select coalesce(max(x.seq), 0) + 1 from mawb_event x where x.mawb_id = asked), 'moved', null, m.status, n.status, e.occurred_at, e.zone,
      e.place, coalesce(e.data, '{}'), e.before, 'customer', app_user(), app_org(), e.who
    from jsonb_populate_record(null::mawb_event, entry) e;
  return m.version + 1;
end $$;

/* The deed of one customer that a waybill waits for: all of them have to agree. Gives how many have not yet. */
create function agree_on_waybill(asked uuid, org uuid, yes boolean) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if org is not null and app_org() <> org and not (app_may('op:mawb:move') and staff_serves(org)) or org is null and not app_may('op:mawb:move') then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  update mawb_share s set agreed_at = case when yes then coalesce(s.agreed_at, now()) end where s.mawb_id = asked and (org is null or s.org_id = org);
  return (select count(distinct s.org_id) from mawb_share s where s.mawb_id = asked and s.agreed_at is null);
end $$;

/* How a waybill stands with its customers, for a customer who may not see the others: whether all agree, and whether it is his alone. */
create function waybill_standing(asked uuid) returns table (all_agreed boolean, only_own boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select bool_and(s.agreed_at is not null), bool_and(s.org_id = app_org()) from mawb_share s where s.mawb_id = asked
    having bool_or(s.org_id = app_org()) or not exists (select from organisation o where o.org_id = app_org() and o.kind = 'customer') $$;

/* Takes a number for a waybill or moves it on with it. A number that was never in stock is the customer's or the airline's own: it is laid in
   as taken. Gives the state that stood before. */
create function move_stock(no text, target text, for_mawb uuid, why text, whose text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare s mawb_stock;
begin
  select * into s from mawb_stock x where x.mawb_no = no for update;
  if not found then
    insert into mawb_stock (mawb_no, state, mawb_id, reason, who) values (no, target, for_mawb, why, whose);
  elsif s.state <> target or s.mawb_id is distinct from for_mawb then
    update mawb_stock x set state = target, mawb_id = for_mawb, reason = why, who = whose, at = clock_timestamp(), version = x.version + 1 where x.mawb_no = no;
  else
    return s.state;
  end if;
  insert into mawb_stock_deed (mawb_no, from_state, to_state, reason, user_id, who) values (no, s.state, target, why, app_user(), whose);
  return s.state;
end $$;

/* The orders' events that came of one entry of a waybill count no more. */
create function void_waybill_events(origin uuid, why text) returns table (org_id uuid, order_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (app_may('op:mawb:revert') or app_may('op:mawb:move')) then raise exception 'no permission' using errcode = 'LL403'; end if;
  return query update shipment_event x set voided_by = app_user(), void_reason = why, voided_at = now()
    where x.origin_event_id = origin and x.voided_by is null and x.subject = 'order' and exists (select from mawb_event e where e.id = origin)
    returning x.org_id, x.subject_id;
end $$;

grant create on schema public to loadline_gate;
do $$
declare f text;
begin
  foreach f in array array['waybill_served(uuid)', 'customer_moves_waybill(uuid, integer, jsonb, jsonb)', 'agree_on_waybill(uuid, uuid, boolean)',
    'waybill_standing(uuid)', 'move_stock(text, text, uuid, text, text)', 'void_waybill_events(uuid, text)'] loop
    execute format('alter function %s owner to loadline_gate', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
revoke create on schema public from loadline_gate;
revoke execute on function serve_whole_waybill() from public;
grant execute on function waybill_served(uuid), serve_whole_waybill(), void_waybill_events(uuid, text), move_stock(text, text, uuid, text, text) to loadline_staff;
grant execute on function customer_moves_waybill(uuid, integer, jsonb, jsonb) to loadline_app;
grant execute on function agree_on_waybill(uuid, uuid, boolean), waybill_standing(uuid) to loadline_app, loadline_staff;
