-- Who people are and what they may see: organisations, teams, users, sessions, what they did.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

grant usage on schema public to loadline_app, loadline_staff, loadline_jobs, loadline_gate, loadline_tracker;

/* Who has entered, as `enter` finds them. */
create type member as (
  org_id uuid, user_id uuid, username text, name text, company_zh text, company_en text, permissions text[], data_authority text,
  session_id uuid, kind text, must_enrol boolean, viewing_as boolean, team_id uuid, sees_all boolean, staff_org uuid
);

create table organisation (
  org_id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9]{2,12}$'),
  kind text not null check (kind in ('customer', 'forwarder')),
  name_zh text not null,
  name_en text not null,
  demo boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index one_forwarder on organisation (kind) where kind = 'forwarder';
create index organisation_name_zh on organisation using gin (plain_company(name_zh) gin_trgm_ops);
create index organisation_name_en on organisation using gin (plain_company(name_en) gin_trgm_ops);

/* Permissions live in roles; a change of a role is felt at the next request of everyone who has it. Category 1 is
   the forwarder's own, 2 the customers' (spec: queryRole/2). `op:*` can stand in no role of category 2. */
create table role (
  role_id uuid primary key,
  category text not null check (category in ('1', '2')),
  code text not null unique,
  name_zh text not null,
  name_en text not null,
  permissions text[] not null,
  fixed boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  offered text[] not null default '{}',
  unique (category, name_zh),
  check (category = '1' or ' ' || array_to_string(permissions, ' ') not like '% op:%')
);

/* A team of the forwarder's people and whose customers they see. */
create table team (
  team_id uuid primary key,
  name_zh text not null unique,
  name_en text not null,
  all_customers boolean not null default false,
  version integer not null default 1,
  demo boolean not null default false
);

create table app_user (
  org_id uuid not null references organisation on delete cascade,
  user_id uuid not null,
  username text not null,
  name text not null,
  password_hash text not null,
  permissions text[] not null,
  data_authority text not null check (data_authority in ('organisation', 'own')),
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  mobile text check (mobile ~ '^\+\d{6,15}$'),
  email text,
  id_number text,
  role_id uuid references role,
  team_id uuid references team,
  sales_code text,
  failures integer not null default 0,
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  totp_step bigint,
  recovery_codes text[] not null default '{}',
  password_changed_at timestamptz not null default now(),
  last_login_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  failed_at timestamptz,
  id_number_tail text generated always as (right(id_number, 4)) stored,
  language text not null default 'zh-cn',
  primary key (org_id, user_id),
  unique (user_id)
);
comment on column app_user.permissions is 'of a user without a role; with one, the role says';
create unique index app_user_username on app_user (lower(username));
create unique index app_user_mobile on app_user (mobile) where mobile is not null;
create unique index app_user_sales_code on app_user (upper(sales_code)) where sales_code is not null;
create index app_user_role on app_user (role_id);

create table session (
  org_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null primary key,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  session_id uuid not null default gen_random_uuid() unique,
  device text not null default '',
  address text not null default '',
  as_org uuid references organisation on delete cascade,
  reason text,
  opened_by uuid references session (session_id) on delete cascade,
  foreign key (org_id, user_id) references app_user on delete cascade
);
create index session_of_user on session (org_id, user_id);
create index session_opened_by on session (opened_by) where opened_by is not null;

/* The kinds of device somebody has signed in from, longer than sessions last. */
create table known_device (
  org_id uuid not null,
  user_id uuid not null,
  device text not null,
  since timestamptz not null default now(),
  primary key (org_id, user_id, device),
  foreign key (org_id, user_id) references app_user on delete cascade
);

create table unknown_login (
  name_hash bytea primary key,
  failures integer not null,
  failed_at timestamptz not null
);

create table audit (
  org_id uuid not null references organisation on delete cascade,
  audit_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  user_id uuid,
  who text not null,
  action text not null,
  subject text not null,
  subject_id uuid,
  changes jsonb not null default '{}',
  primary key (org_id, audit_id)
);
create index audit_subject on audit (org_id, subject, subject_id, at desc);
create index audit_by_time on audit (at desc, audit_id desc);

create table idempotency (
  org_id uuid not null references organisation on delete cascade,
  user_id uuid not null,
  route text not null,
  key text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (org_id, user_id, route, key)
);

create table file (
  org_id uuid not null references organisation on delete cascade,
  file_id uuid not null,
  name text not null,
  type text not null,
  size bigint not null,
  sha256 bytea not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (org_id, file_id)
);
-- The same content again is found by its hash.
create index file_by_content on file (org_id, sha256);

create unlogged table rate_limit (
  key text not null primary key,
  taken integer not null,
  opened_at timestamptz not null
);

create table saved_view (
  org_id uuid not null references organisation on delete cascade,
  view_id uuid not null,
  subject text not null,
  name text not null,
  owner_id uuid not null,
  shared boolean not null,
  search text not null,
  columns text[] not null,
  density text not null,
  updated_at timestamptz not null default now(),
  primary key (org_id, view_id)
);

create table team_customer (
  team_id uuid not null references team on delete cascade,
  org_id uuid not null references organisation on delete cascade,
  primary key (org_id, team_id)
);
create index team_customer_team on team_customer (team_id);

select protect('organisation'), protect('app_user'), protect('session'), protect('audit'), protect('idempotency'), protect('file'),
  protect('saved_view'), protect('team_customer'), protect('known_device');
select open_to_staff('organisation'), open_to_staff('app_user'), open_to_staff('session'), open_to_staff('file'), open_to_staff('idempotency');
create policy own_created on saved_view as restrictive to loadline_app
  using (shared or owner_id = (select app_user())) with check (owner_id = (select app_user()));
create policy own_created on session as restrictive to loadline_app using (user_id = (select app_user()) or (select app_may('user:manage')));
create policy staff on team_customer to loadline_staff using (true) with check (true);
create policy staff on audit to loadline_staff using (
  ((select app_sees_all()) or org_id = (select app_org()) or org_id in (select t.org_id from team_customer t where t.team_id = (select app_team())))
    and (subject <> 'customer' or subject_id is null or staff_serves(subject_id)))
  with check (true);

grant select on organisation to loadline_app;
grant select, insert on organisation to loadline_staff, loadline_gate;
grant select on role, team to loadline_app, loadline_gate;
grant select, insert on role to loadline_staff;
grant select, insert, update on team to loadline_staff;
grant insert on app_user to loadline_app, loadline_staff;
grant select, insert, update on app_user to loadline_gate;
grant delete on session to loadline_app, loadline_staff;
grant select, insert, update, delete on session, unknown_login, idempotency, rate_limit to loadline_gate;
grant select, insert on known_device to loadline_gate;
grant select, insert on audit, idempotency, file to loadline_app, loadline_staff;
grant insert on audit to loadline_gate;
grant select, insert, delete on file to loadline_gate;
grant select, insert, update, delete on saved_view to loadline_app;
grant select on team_customer to loadline_gate;
grant select, insert, delete on team_customer to loadline_staff;
grant update (name_zh, name_en) on organisation to loadline_staff;
grant update (name_zh, name_en, permissions, version, updated_at) on role to loadline_staff;
grant select (org_id, user_id, username, name, permissions, data_authority, enabled, created_at, mobile, email, role_id, team_id, totp_confirmed_at,
  last_login_at, version, id_number_tail), update (name, password_hash, permissions, data_authority, enabled, mobile, email, id_number, role_id,
  failures, password_changed_at, version, updated_at) on app_user to loadline_app;
grant select (org_id, user_id, username, name, permissions, data_authority, enabled, created_at, mobile, email, role_id, team_id, sales_code,
  totp_confirmed_at, password_changed_at, last_login_at, version, updated_at, id_number_tail), update (username, name, password_hash, permissions,
  data_authority, enabled, mobile, email, id_number, role_id, team_id, sales_code, failures, totp_secret, totp_confirmed_at, totp_step,
  recovery_codes, password_changed_at, version, updated_at) on app_user to loadline_staff;
grant select (org_id, user_id, created_at, seen_at, expires_at, session_id, device, address, as_org) on session to loadline_app;
grant select (org_id, user_id, created_at, seen_at, expires_at, session_id, device, address, as_org) on session to loadline_staff;
grant update (answer) on idempotency to loadline_app;
grant update (answer) on idempotency to loadline_staff;

create trigger audit_only_grows before update on audit for each row execute function refuse_change();
create trigger app_user_rights before insert or update of role_id, permissions, team_id, org_id on app_user
  for each row execute function refuse_mixed_rights();
create trigger app_user_new_password before update of password_hash on app_user for each row
  when (old.password_hash is distinct from new.password_hash) execute function forget_failures();
create trigger announce_ended after delete on session for each row execute function announce_people('session');
create trigger announce_changed after update of enabled, permissions, role_id, team_id, data_authority on app_user
  for each row execute function announce_people('rights');
create trigger announce_changed after update of permissions on role for each statement execute function announce_roles();
create trigger announce_changed after insert or delete on team_customer for each statement execute function announce_teams();
create trigger announce_changed after update on team for each statement execute function announce_teams();
