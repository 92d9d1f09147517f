-- Drafts of master waybills: versions that staff prepare, send and customers answer, each for his own part.

/* One version of a waybill's forms; the forwarder's, for the master is made of everybody's cargo. What was sent is never edited. */
create table awb_draft (
  mawb_id uuid not null references mawb on delete cascade,
  no integer not null check (no > 0),
  state text not null default 'PREPARING' check (state in ('PREPARING', 'SENT', 'AGREED', 'CHANGES', 'RECALLED')),
  master jsonb not null,
  -- What every shipper sees of the master; it is handed out with his answer sheet.
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

/* What a customer was sent of a version, and his word on it. */
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

select protect('awb_draft_house'), protect('awb_draft_answer');
alter table awb_draft enable row level security;
alter table awb_draft force row level security;
create policy gate on awb_draft to loadline_gate using (true) with check (true);
create policy owner on awb_draft to loadline_owner using (true) with check (true);
-- Who works on a waybill works on all of it, as on the waybill itself.
create policy staff on awb_draft to loadline_staff using (exists (select from mawb m where m.id = mawb_id)) with check (true);
create policy staff on awb_draft_house to loadline_staff using (exists (select from mawb m where m.id = mawb_id)) with check (true);
create policy staff on awb_draft_answer to loadline_staff using (exists (select from mawb m where m.id = mawb_id)) with check (true);
-- A customer sees what was sent to him, as long as he has a share; of the house waybills those of bookings that he sees.
create policy own_share on awb_draft_answer as restrictive to loadline_app
  using (exists (select from mawb_share s where s.org_id = awb_draft_answer.org_id and s.mawb_id = awb_draft_answer.mawb_id));
create policy own_created on awb_draft_house as restrictive to loadline_app
  using (exists (select from booking b where b.org_id = awb_draft_house.org_id and b.id = booking_id)
    and exists (select from awb_draft_answer a where a.org_id = awb_draft_house.org_id and a.mawb_id = awb_draft_house.mawb_id and a.no = awb_draft_house.no));
create policy sent on awb_draft for select to loadline_app
  using (exists (select from awb_draft_answer a where a.mawb_id = awb_draft.mawb_id and a.no = awb_draft.no));

grant select (mawb_id, no, state, note, sent_at) on awb_draft to loadline_app;
grant select on awb_draft_house to loadline_app;
-- Evidence is the forwarder's.
grant select (org_id, mawb_id, no, master, pieces, gross_weight, state, requests, answered_at, answered_by, on_behalf, reason) on awb_draft_answer to loadline_app;
grant select, insert, update on awb_draft to loadline_staff;
grant select, insert, delete on awb_draft_house to loadline_staff;
grant select on awb_draft_answer to loadline_staff;
grant select, insert, update on awb_draft, awb_draft_answer to loadline_gate;
grant select on awb_draft_house to loadline_gate;

/* A version follows its waybill, whoever moves it: sent with 43, agreed with 44, taken back when the waybill goes back. */
create function draft_follows() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare d awb_draft; who text;
begin
  select * into d from awb_draft x where x.mawb_id = new.id and x.state in ('PREPARING', 'SENT', 'AGREED') for update;
  if not found then return null; end if;
  select u.name into who from app_user u where u.user_id = app_user();
  if new.status = '43' and d.state = 'PREPARING' then
    update awb_draft x set state = 'SENT', sent_at = clock_timestamp(), sent_by = who, updated_at = now() where x.mawb_id = d.mawb_id and x.no = d.no;
    insert into awb_draft_answer (org_id, mawb_id, no, master, pieces, gross_weight)
      select s.org_id, d.mawb_id, d.no, d.shared, sum(s.pieces), sum(s.gross_weight) from mawb_share s where s.mawb_id = d.mawb_id group by s.org_id;
  elsif new.status = '43' and d.state = 'AGREED' then
    update awb_draft x set state = 'SENT', updated_at = now() where x.mawb_id = d.mawb_id and x.no = d.no;
    update awb_draft_answer a set state = 'WAITING', answered_at = null, answered_by = null, on_behalf = false, evidence_file = null, reason = null
      where a.mawb_id = d.mawb_id and a.no = d.no;
  elsif new.status = '44' and d.state = 'SENT' then
    update awb_draft x set state = 'AGREED', updated_at = now() where x.mawb_id = d.mawb_id and x.no = d.no;
    update awb_draft_answer a set state = 'AGREED', answered_at = clock_timestamp(), answered_by = who, on_behalf = a.org_id is distinct from app_org()
      where a.mawb_id = d.mawb_id and a.no = d.no and a.state = 'WAITING';
  elsif d.state in ('SENT', 'AGREED') and old.status in ('43', '44') and new.status in ('0', '29', '30', '31', '32', '33', '42') then
    update awb_draft x set state = 'RECALLED', updated_at = now() where x.mawb_id = d.mawb_id and x.no = d.no;
  end if;
  return null;
end $$;
create trigger draft_follows after update of status on mawb for each row when (old.status is distinct from new.status) execute function draft_follows();

/* The word of one customer on a version, his own or told on his behalf. The waybill is locked first, as by everybody who
   moves it. Gives what has become of the version; null when it is not the one that is asked about, or was answered already.
   Who sees only what he made himself cannot speak for what others of his organisation have on the waybill. */
create function answer_draft(asked uuid, version integer, org uuid, verdict text, wanted jsonb, proof uuid, why text, who text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare d awb_draft; own boolean := org = app_org(); became text;
begin
  if not (own and app_may('mawb:confirm') or not own and app_may('op:mawb:move') and staff_serves(org)) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  if own and app_authority() <> 'organisation' and exists (select from mawb_share s where s.org_id = org and s.mawb_id = asked and s.created_by <> app_user()) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  perform from mawb m where m.id = asked for update;
  select * into d from awb_draft x where x.mawb_id = asked and x.no = version and x.state = 'SENT' for update;
  if not found then return null; end if;
  update awb_draft_answer a set state = verdict, requests = wanted, answered_at = clock_timestamp(), answered_by = who, on_behalf = not own,
      evidence_file = proof, reason = why
    where a.org_id = org and a.mawb_id = asked and a.no = version and a.state = 'WAITING';
  if not found then return null; end if;
  if verdict = 'CHANGES' then became := 'CHANGES';
  elsif exists (select from awb_draft_answer a where a.mawb_id = asked and a.no = version and a.state <> 'AGREED') then became := 'SENT';
  else became := 'AGREED';
  end if;
  update awb_draft x set state = became, updated_at = now() where x.mawb_id = asked and x.no = version and became <> 'SENT';
  return became;
end $$;

/* Whether the viewer may speak for all that his organisation has on a waybill. */
create function speaks_for_share(asked uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select app_authority() = 'organisation' or not exists (select from mawb_share s where s.org_id = app_org() and s.mawb_id = asked and s.created_by <> app_user()) $$;

/* Who has cargo on a waybill, for who works on all of it. */
create function draft_customers(asked uuid) returns table (org_id uuid, code text, name_zh text, name_en text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.org_id, o.code, o.name_zh, o.name_en from organisation o
  where app_may('op:mawb:view') and waybill_served(asked) and exists (select from mawb_share s where s.mawb_id = asked and s.org_id = o.org_id)
  order by o.code $$;

/* Under whose name waybills are made out. */
create function forwarder_name() returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.name_en from organisation o where o.kind = 'forwarder' $$;

grant create on schema public to loadline_gate;
do $$
declare f text;
begin
  foreach f in array array['draft_follows()', 'answer_draft(uuid, integer, uuid, text, jsonb, uuid, text, text)', 'speaks_for_share(uuid)',
    'draft_customers(uuid)', 'forwarder_name()'] loop
    execute format('alter function %s owner to loadline_gate', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
revoke create on schema public from loadline_gate;
grant execute on function answer_draft(uuid, integer, uuid, text, jsonb, uuid, text, text) to loadline_app, loadline_staff;
grant execute on function speaks_for_share(uuid) to loadline_app;
grant execute on function draft_customers(uuid) to loadline_staff;
grant execute on function forwarder_name() to loadline_app, loadline_staff;
