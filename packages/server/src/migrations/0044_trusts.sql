-- Trust orders: what customers ask for, what becomes of it, and what they ask to have changed.

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

select protect('trust'), protect('trust_amendment'), protect('trust_template'), narrow_to_own('trust_template'), open_to_staff('trust_amendment');
create policy own_created on trust as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or created_by = (select app_user()) or handler_id = (select app_user()));
create policy own_created on trust_amendment as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from trust t where t.org_id = trust_amendment.org_id and t.id = trust_id));
-- Only what was never handed in can be thrown away, and nobody but its customer sees it.
create policy draft_only on trust as restrictive for delete to loadline_app using (state = 'DRAFT');
create policy staff on trust to loadline_staff using (state <> 'DRAFT' and ((select app_sees_all())
  or org_id in (select t.org_id from team_customer t where t.team_id = (select app_team())))) with check (state <> 'DRAFT');

grant select, delete on trust to loadline_app;
grant insert (org_id, id, trust_no, content, channel_name, pieces, gross_weight, volume, created_by) on trust to loadline_app;
grant update (content, channel_name, pieces, gross_weight, volume, state, corrections, reason, signature, submitted_at, waiting_since, resume_state, version,
  updated_at) on trust to loadline_app;
grant select, update (content, channel_name, pieces, gross_weight, volume, state, corrections, reason, accepted_at, completed_at, decided_at, decided_by,
  waiting_since, resume_state, version, updated_at) on trust to loadline_staff;
grant select, insert, update (state) on trust_amendment to loadline_app;
grant select, update (state, answers, answered_by, answered_at) on trust_amendment to loadline_staff;
grant select, insert, update, delete on trust_template to loadline_app;
grant select, update on trust, trust_amendment to loadline_gate;

alter table orders add foreign key (org_id, trust_id) references trust (org_id, id) on delete set null (trust_id);

-- The files of a trust order are for whoever sees it.
create or replace function trust_org(asked uuid) returns uuid language sql stable as $$ select t.org_id from trust t where t.id = asked $$;

/* Substring search, as `find_order_ids`: the policies would keep the trigram index from being used. */
create function find_trust_ids(needle text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 200 as $$
  select id from trust
  where org_id = app_org() and search_text like '%' || replace(replace(replace(upper(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    and (app_authority() = 'organisation' or created_by = app_user() or handler_id = app_user()) $$;

create function find_desk_trust_ids(needle text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 200 as $$
  select t.id from trust t
  where t.search_text like '%' || replace(replace(replace(upper(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    and t.state <> 'DRAFT' and staff_serves(t.org_id) $$;

/* Brings a trust order to where its orders have got: the first one beyond ordered begins the execution, the last one
   signed completes it. While a cancellation is asked for only what it would go back to moves. Writes nothing but what the
   orders already say, so anybody may call it. */
create function settle_trust(org uuid, asked uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare t trust; begun boolean; done boolean; moved text;
begin
  select * into t from trust x where x.org_id = org and x.id = asked for update;
  if not found or t.state not in ('ACCEPTED', 'IN_EXECUTION', 'CANCEL_REQUESTED') then return; end if;
  select bool_or(o.status not in ('ORDERED', 'CANCELLED')), bool_and(o.status in ('SIGNED', 'CLOSED', 'CANCELLED')) and bool_or(o.status <> 'CANCELLED')
    into begun, done from orders o where o.org_id = org and o.trust_id = asked;
  if not coalesce(begun, false) then return; end if;
  if t.state = 'CANCEL_REQUESTED' then
    update trust x set resume_state = 'IN_EXECUTION' where x.org_id = org and x.id = asked;
    return;
  end if;
  moved := case when done then 'COMPLETED' else 'IN_EXECUTION' end;
  if moved = t.state then return; end if;
  update trust x set state = moved, completed_at = case when done then now() end, version = x.version + 1, updated_at = now()
    where x.org_id = org and x.id = asked;
  -- Nobody answers an amendment any more.
  if done then
    update trust_amendment a set state = 'LAPSED' where a.org_id = org and a.trust_id = asked and a.state = 'OPEN';
    update trust x set waiting_since = null where x.org_id = org and x.id = asked;
  end if;
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (org, gen_random_uuid(), app_user(), '', 'status-changed', 'trust', asked, jsonb_build_object('state', jsonb_build_object('from', t.state, 'to', moved)));
end $$;

create function follow_order() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform settle_trust(new.org_id, new.trust_id);
  return null;
end $$;
create trigger follow_order after update of status on orders for each row
  when (new.trust_id is not null and new.status is distinct from old.status) execute function follow_order();

grant create on schema public to loadline_gate;
alter function find_trust_ids(text) owner to loadline_gate;
alter function find_desk_trust_ids(text) owner to loadline_gate;
alter function settle_trust(uuid, uuid) owner to loadline_gate;
alter function follow_order() owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function find_trust_ids(text), find_desk_trust_ids(text), settle_trust(uuid, uuid), follow_order() from public;
grant execute on function find_trust_ids(text) to loadline_app;
grant execute on function find_desk_trust_ids(text), settle_trust(uuid, uuid) to loadline_staff;
