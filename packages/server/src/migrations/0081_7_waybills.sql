-- Master waybills: the forwarder's own, what customers may know of them, the stock of their numbers, their drafts.

/* Who flies under a prefix. An unknown one only warns. */
create table airline (
  prefix text primary key check (prefix ~ '^\d{3}$'),
  code text not null,
  name_zh text not null,
  name_en text not null,
  low_at integer not null default 0 check (low_at >= 0),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  low_told boolean not null default false
);
comment on column airline.low_told is 'that it is low has been told, and is told again only after there were enough';

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
  origin_zone text not null default 'Asia/Shanghai',
  destination_zone text not null default 'Asia/Shanghai',
  check ((flight_no is null) = (flight_date is null))
);
comment on column mawb.approved is 'it has passed the review (44): the way there may be gone back, then it has to pass again';
create index mawb_by_flight on mawb (flight_date desc nulls first, id desc);
create index mawb_by_status on mawb (status, flight_date desc, id desc);
create index mawb_of_flight on mawb (flight_id) where flight_id is not null;
create index mawb_by_change on mawb (updated_at desc, id desc);
-- The list of waybills is in the order of its flights' days; what has no flight stands before all.
create index mawb_in_order on mawb ((coalesce(flight_date, 'infinity'::date)) desc, id desc);

/* Its life, entry by entry: the status column of the waybill is what follows from these. Nothing is ever changed or taken
   away here: who steps back adds an entry that undoes another. */
create table mawb_event (
  mawb_id uuid not null references mawb on delete cascade,
  id uuid not null,
  seq integer not null,
  kind text not null,
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
  unique (mawb_id, seq),
  constraint mawb_event_kind_check
    check (kind in ('registered', 'moved', 'steppedBack', 'flightChanged', 'cargoChanged', 'figuresCorrected', 'partPickedUp', 'told'))
);
comment on column mawb_event.org_id is 'the customer whose deed or whose part alone it is; null: it is about the whole';
create unique index mawb_event_source on mawb_event (mawb_id, source, source_key) where source_key is not null;
create unique index mawb_event_undone on mawb_event (undoes) where undoes is not null;

create table mawb_taken (
  mawb_id uuid not null references mawb on delete cascade,
  event_id uuid not null,
  taken jsonb not null check (jsonb_typeof(taken) = 'array'),
  primary key (mawb_id, event_id)
);

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
   that booking. Who reads the row reads the waybill, and of its figures no more than their rows say. */
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

/* One version of a waybill's forms; the forwarder's, for the master is made of everybody's cargo. What was sent is never edited. */
create table awb_draft (
  mawb_id uuid not null references mawb on delete cascade,
  no integer not null check (no > 0),
  state text not null default 'PREPARING' check (state in ('PREPARING', 'SENT', 'AGREED', 'CHANGES', 'RECALLED')),
  master jsonb not null,
  -- What every shipper sees of the master; it is handed out with their answer sheet.
  shared jsonb not null,
  note text,
  revision integer not null default 1,
  sent_at timestamptz,
  sent_by text,
  saved_by text not null,
  updated_at timestamptz not null default now(),
  primary key (mawb_id, no)
);
create unique index awb_draft_open on awb_draft (mawb_id) where state in ('PREPARING', 'SENT', 'AGREED');

/* A house waybill's form in a version. */
create table awb_draft_house (
  org_id uuid not null,
  mawb_id uuid not null,
  no integer not null,
  hawb_id uuid not null,
  booking_id uuid not null,
  position integer not null,
  form jsonb not null,
  primary key (org_id, mawb_id, no, hawb_id),
  foreign key (mawb_id, no) references awb_draft on delete cascade,
  foreign key (org_id, booking_id) references booking on delete cascade
);
create index awb_draft_house_of on awb_draft_house (mawb_id, no);

/* What a customer was sent of a version, and their word on it. */
create table awb_draft_answer (
  org_id uuid not null,
  mawb_id uuid not null,
  no integer not null,
  master jsonb not null,
  pieces integer not null,
  gross_weight numeric(14, 3) not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'AGREED', 'CHANGES')),
  -- [{ paper, path, wanted, reason }]
  requests jsonb not null default '[]',
  answered_at timestamptz,
  answered_by text,
  on_behalf boolean not null default false,
  evidence_file uuid,
  reason text,
  primary key (org_id, mawb_id, no),
  foreign key (mawb_id, no) references awb_draft on delete cascade,
  foreign key (org_id) references organisation on delete cascade,
  check ((state = 'WAITING') = (answered_at is null))
);
create index awb_draft_answer_of on awb_draft_answer (mawb_id, no);

select enforce_policies('mawb'), enforce_policies('mawb_event'), enforce_policies('mawb_uld'), enforce_policies('mawb_cost'),
  enforce_policies('awb_draft');
select protect('mawb_share'), protect('mawb_message'), protect('awb_draft_house'), protect('awb_draft_answer');
select open_to_staff('mawb_share'), open_to_staff('mawb_message');
alter table mawb_taken enable row level security, force row level security;
create policy own_created on mawb_share as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or created_by = (select app_user()));
create policy own_created on mawb_message as restrictive to loadline_app
  using (exists (select from mawb_share s where s.org_id = mawb_message.org_id and s.mawb_id = mawb_message.mawb_id)) with check (side = 'customer');
create policy staff on mawb to loadline_staff using ((select app_sees_all()) or id not in (select waybills_elsewhere())) with check (true);
create policy staff on mawb_event to loadline_staff using (exists (select from mawb m where m.id = mawb_id)) with check (true);
create policy staff on mawb_uld to loadline_staff using (exists (select from mawb m where m.id = mawb_id)) with check (true);
create policy staff on mawb_cost to loadline_staff using (exists (select from mawb m where m.id = mawb_id)) with check (true);
-- A customer sees a waybill through their share, and of what happened to it neither what others did nor what staff tell each other.
create policy shared on mawb for select to loadline_app using (exists (select from mawb_share s where s.mawb_id = mawb.id));
create policy shared on mawb_event for select to loadline_app
  using (exists (select from mawb_share s where s.mawb_id = mawb_event.mawb_id) and (org_id is null or org_id = (select app_org())));
create policy shared_waybill on record_file for select to loadline_app
  using (subject = 'mawb' and by_staff and org_id = (select forwarder_id()) and exists (select from mawb m where m.id = subject_id));
create policy owner on mawb_taken to loadline_owner using (true) with check (true);
create policy staff on mawb_taken to loadline_staff using (exists (select from mawb m where m.id = mawb_id)) with check (true);
create policy shared on mawb_uld for select to loadline_app using (false);
-- Who works on a waybill works on all of it, as on the waybill itself.
create policy staff on awb_draft to loadline_staff using (exists (select from mawb m where m.id = mawb_id)) with check (true);
create policy staff on awb_draft_house to loadline_staff using (exists (select from mawb m where m.id = mawb_id)) with check (true);
create policy staff on awb_draft_answer to loadline_staff using (exists (select from mawb m where m.id = mawb_id)) with check (true);
-- A customer sees what was sent to them, as long as they have a share; of the house waybills those of bookings that they see.
create policy own_share on awb_draft_answer as restrictive to loadline_app
  using (exists (select from mawb_share s where s.org_id = awb_draft_answer.org_id and s.mawb_id = awb_draft_answer.mawb_id));
create policy own_created on awb_draft_house as restrictive to loadline_app
  using (exists (select from booking b where b.org_id = awb_draft_house.org_id and b.id = booking_id)
    and exists (select from awb_draft_answer a where a.org_id = awb_draft_house.org_id and a.mawb_id = awb_draft_house.mawb_id and a.no = awb_draft_house.no));
create policy sent on awb_draft for select to loadline_app
  using (exists (select from awb_draft_answer a where a.mawb_id = awb_draft.mawb_id and a.no = awb_draft.no));

grant select on airline, mawb_uld, awb_draft_house to loadline_app, loadline_gate;
grant select, insert, update on airline to loadline_staff;
grant select, insert, update on mawb, mawb_stock, awb_draft to loadline_staff, loadline_gate;
grant select, insert on mawb_event, mawb_stock_deed to loadline_staff, loadline_gate;
grant select, insert on mawb_taken to loadline_staff;
grant select, insert, update, delete on mawb_uld, mawb_cost to loadline_staff;
grant select on mawb_cost, mawb_message to loadline_gate;
grant select on mawb_share to loadline_app;
grant select, insert, update, delete on mawb_share to loadline_staff, loadline_gate;
grant select, insert on mawb_message to loadline_app, loadline_staff;
grant select, insert, delete on awb_draft_house to loadline_staff;
grant select, insert, update on awb_draft_answer to loadline_gate;
grant select on awb_draft_answer to loadline_staff;
grant update (low_told) on airline to loadline_gate;
grant select (id, mawb_no, status, status_at, flight_id, flight_no, flight_date, origin, destination, self_delivery, draft_version, approved,
  terminal, atd, ata, party, deadline, receiver, picked_up_at, demo, version, created_at, updated_at, origin_zone, destination_zone) on mawb to
  loadline_app;
grant select (mawb_id, id, seq, kind, code, from_status, to_status, occurred_at, zone, place, source, out_of_sequence, undoes, org_id, at) on
  mawb_event to loadline_app;
grant select (mawb_id, no, state, note, sent_at) on awb_draft to loadline_app;
grant select (org_id, mawb_id, no, master, pieces, gross_weight, state, requests, answered_at, answered_by, on_behalf, reason) on awb_draft_answer to
  loadline_app;

create trigger announce_made after insert on mawb referencing new table as fresh for each statement execute function announce_waybill('id');
create trigger announce_changed after update on mawb referencing new table as fresh for each statement execute function announce_waybill('id');
create trigger announce_made after insert on mawb_share referencing new table as fresh for each statement execute function announce_waybill('mawb_id');
create trigger announce_changed after update on mawb_share referencing new table as fresh for each statement execute function announce_waybill('mawb_id');
create trigger announce_made after insert on mawb_message for each row execute function announce_waybill_message();
create trigger draft_follows after update of status on mawb for each row when (old.status is distinct from new.status) execute function draft_follows();
create trigger stock_laid after insert on mawb_stock referencing new table as fresh for each statement execute function stock_changed();
create trigger stock_moved after update on mawb_stock referencing old table as stale new table as fresh for each statement execute function stock_changed();
create trigger stock_wanted after insert or update of low_at on airline for each row execute function stock_wanted();
