-- Who people are and what they may do: roles, teams, customers and their papers, registrations, messages.

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

create unique index one_forwarder on organisation (kind) where kind = 'forwarder';

create table customer (
  org_id uuid primary key references organisation on delete cascade,
  account_type text not null check (account_type in ('company', 'personal')),
  legal_name text not null,
  legal_id text,
  status text not null default 'active' check (status in ('active', 'inactive')),
  admin_id uuid,
  sale_id uuid,
  customer_service_id uuid,
  country text,
  address text,
  phone text,
  remark text,
  quota numeric(14, 2) not null default 0,
  quota_currency text not null default 'CNY',
  on_hold boolean not null default false,
  hold_reason text,
  permissions text[],
  require_totp boolean not null default false,
  licence_file_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column customer.permissions is 'what this customer''s users can have at most; null is everything a customer can have';
create index customer_legal_id on customer (legal_id);

create table team_customer (
  team_id uuid not null references team on delete cascade,
  org_id uuid not null references organisation on delete cascade,
  primary key (org_id, team_id)
);
create index team_customer_team on team_customer (team_id);

create table customer_channel (
  org_id uuid not null references organisation on delete cascade,
  channel_id uuid not null references channel on delete cascade,
  primary key (org_id, channel_id)
);

alter table app_user
  add column mobile text check (mobile ~ '^\+\d{6,15}$'),
  add column email text,
  add column id_number text,
  add column role_id uuid references role,
  add column team_id uuid references team,
  add column sales_code text,
  add column failures integer not null default 0,
  add column totp_secret bytea,
  add column totp_confirmed_at timestamptz,
  add column totp_step bigint,
  add column recovery_codes text[] not null default '{}',
  add column password_changed_at timestamptz not null default now(),
  add column last_login_at timestamptz,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
create unique index app_user_mobile on app_user (mobile) where mobile is not null;
create unique index app_user_sales_code on app_user (upper(sales_code)) where sales_code is not null;
create index app_user_role on app_user (role_id);
comment on column app_user.permissions is 'of a user without a role; with one, the role says';

alter table session
  add column session_id uuid not null default gen_random_uuid() unique,
  add column device text not null default '',
  add column address text not null default '',
  add column as_org uuid references organisation on delete cascade,
  add column reason text;

-- Nobody of a customer ever holds a right of the forwarder, whichever way the row came to be.
create function refuse_mixed_rights() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare kind text; category text;
begin
  select o.kind into kind from organisation o where o.org_id = new.org_id;
  select r.category into category from role r where r.role_id = new.role_id;
  if kind = 'customer' and (category = '1' or new.team_id is not null or ' ' || array_to_string(new.permissions, ' ') like '% op:%')
    or kind = 'forwarder' and category = '2' then
    raise exception 'rights of the forwarder and of customers do not mix' using errcode = 'LL403';
  end if;
  return new;
end $$;
create trigger app_user_rights before insert or update of role_id, permissions, team_id, org_id on app_user
  for each row execute function refuse_mixed_rights();

create function app_may(permission text) returns boolean language sql stable parallel safe
  as $$ select permission = any (string_to_array(current_setting('app.permissions', true), ' ')) $$;

-- What a customer keeps with us.
create table payment_account (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  account text not null,
  account_name text not null,
  bank text not null,
  method text not null check (method in ('bank', 'alipay', 'wechat')),
  type text not null check (type in ('company', 'personal')),
  remark text,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id)
);

create table address (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  type text not null,
  company text,
  country text not null,
  state text,
  city text,
  address text not null,
  post_code text,
  phone text not null,
  contact text not null,
  remark text,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id)
);

create table tax_info (
  org_id uuid not null references organisation on delete cascade,
  region text not null check (region in ('china', 'europe', 'us')),
  title text,
  address text,
  phone text,
  duty_number text,
  bank text,
  bank_account text,
  vat_no text,
  eori_no text,
  ioss_no text,
  ein text,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (org_id, region)
);

create table goods (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  name_zh text not null,
  name_en text not null,
  hs_code text not null,
  brand text,
  model text,
  material text,
  currency text,
  purpose text,
  price_difference numeric(14, 2),
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id)
);

create table carton (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  rule text not null,
  length numeric(6, 1) not null,
  width numeric(6, 1) not null,
  height numeric(6, 1) not null,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id)
);

create table notice_setting (
  org_id uuid not null,
  user_id uuid not null,
  digest text not null check (digest in ('none', 'hourly', 'daily')),
  chosen text[] not null,
  updated_at timestamptz not null default now(),
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references app_user on delete cascade
);

select protect('customer'), protect('team_customer'), protect('customer_channel'), protect('payment_account'), protect('address'),
  protect('tax_info'), protect('goods'), protect('carton'), protect('notice_setting');

insert into customer (org_id, account_type, legal_name) select org_id, 'company', name_zh from organisation where kind = 'customer';

-- Own-created data is narrowed here as in orders; the tax data and the customer's own record belong to the company.
create function narrow_to_own(target regclass) returns void language plpgsql as $$
begin
  execute format('create policy own_created on %s as restrictive to loadline_app using ((select app_authority()) = ''organisation'' or created_by = (select app_user()))', target);
end $$;
select narrow_to_own('payment_account'), narrow_to_own('address'), narrow_to_own('goods'), narrow_to_own('carton');
create policy own_created on notice_setting as restrictive to loadline_app using (user_id = (select app_user()));

grant select, update (admin_id, country, address, phone, require_totp, version, updated_at) on customer to loadline_app;
grant select on customer_channel to loadline_app;
grant select, insert, update, delete on payment_account, address, goods, carton to loadline_app;
grant select, insert, update on tax_info, notice_setting to loadline_app;
grant select on role to loadline_app, loadline_staff, loadline_gate;
grant select (mobile, email, role_id, team_id, totp_confirmed_at, last_login_at, version, created_at) on app_user to loadline_app;
grant insert, update (name, mobile, email, id_number, role_id, permissions, data_authority, enabled, password_hash, password_changed_at,
  failures, version, updated_at) on app_user to loadline_app;
grant select (session_id, org_id, user_id, device, address, created_at, seen_at, expires_at, as_org), delete on session to loadline_app, loadline_staff;
create policy own_created on session as restrictive to loadline_app using (user_id = (select app_user()) or (select app_may('user:manage')));

/* A registration is the forwarder's record: no customer stands behind it yet. */
create table registration (
  registration_id uuid primary key,
  no text not null unique,
  state text not null,
  account_type text not null check (account_type in ('company', 'personal')),
  company_name_cn text,
  company_name_en text,
  legal_id text not null,
  licence_file_id uuid not null,
  contact_name text not null,
  mobile text not null,
  email text not null,
  country text,
  address text,
  password_hash text not null,
  interests text[] not null,
  volume_band text,
  lanes text,
  sales_code text,
  agreement_version text not null,
  language text not null,
  round integer not null default 1,
  returned jsonb not null default '{}',
  reason text,
  submitted_at timestamptz not null default now(),
  first_submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  org_id_made uuid references organisation on delete set null,
  version integer not null default 1,
  demo boolean not null default false
);
create unique index registration_open on registration (mobile) where state in ('PENDING', 'RETURNED');
create index registration_by_time on registration (submitted_at desc, registration_id desc);
create index registration_legal_id on registration (legal_id);
grant select, insert, update on registration to loadline_gate;
grant select (registration_id, no, state, account_type, company_name_cn, company_name_en, legal_id, licence_file_id, contact_name, mobile, email, country,
  address, interests, volume_band, lanes, sales_code, agreement_version, language, round, returned, reason, submitted_at, first_submitted_at, decided_at,
  decided_by, org_id_made, version),
  update (state, returned, reason, decided_at, decided_by, org_id_made, version) on registration to loadline_staff;
alter table file alter column created_by drop not null;

/* The codes sent to mobiles; only an HMAC is kept. A new code voids the old ones of its purpose. */
create table sms_code (
  code_id uuid primary key,
  mobile text not null,
  purpose text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sms_code_of_mobile on sms_code (mobile, purpose, created_at desc);
grant select, insert, update, delete on sms_code to loadline_gate;

/* What is to be sent and what became of it. `secret` values are blanked once a provider has taken them. */
create table message (
  message_id uuid primary key,
  org_id uuid references organisation on delete cascade,
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  template text not null,
  language text not null,
  params jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'withheld')),
  provider text,
  error text,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index message_by_time on message (created_at desc, message_id desc);
alter table message enable row level security;
alter table message force row level security;
create policy gate on message to loadline_gate using (true) with check (true);
create policy owner on message to loadline_owner using (true) with check (true);
create policy staff on message for select to loadline_staff using (true);
create policy own_organisation on message to loadline_app using (false) with check (false);
grant select, insert, update on message to loadline_gate;
grant select on message to loadline_staff;

/* Daily numbers such as RG2611210001: they may grow beyond four digits and have gaps. */
create table number_series (prefix text not null, day date not null, last integer not null, primary key (prefix, day));
grant select, insert, update on number_series to loadline_gate;
create function next_number(wanted text, today date) returns text
  language sql security definer set search_path = public, pg_temp as $$
  insert into number_series as s (prefix, day, last) values (wanted, today, 1)
    on conflict (prefix, day) do update set last = s.last + 1
    returning wanted || to_char(today, 'YYMMDD') || lpad(last::text, greatest(4, length(last::text)), '0') $$;

/* Words and lists that staff keep: countries, airports, banks, time zones, warehouses. */
create table dictionary_entry (
  kind text not null check (kind in ('country', 'airport', 'bank', 'timeZone', 'warehouse')),
  code text not null,
  name_zh text not null,
  name_en text not null,
  remark text,
  active boolean not null default true,
  position integer not null default 0,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (kind, code)
);
alter table channel add column code text, add column description_zh text, add column description_en text, add column version integer not null default 1;
create unique index channel_code on channel (code) where code is not null;
grant select on dictionary_entry to loadline_app, loadline_staff, loadline_gate;
grant insert, update on dictionary_entry, channel to loadline_staff;

/* How the product looks under a host name; a host that is not here gets the neutral brand. */
create table host_brand (
  host text primary key check (host = lower(host)),
  label_zh text not null,
  label_en text not null,
  logo_file_id uuid,
  favicon_file_id uuid,
  ship_hwc boolean not null default false,
  calculator_label_zh text,
  calculator_label_en text,
  calculator_action text not null default 'none' check (calculator_action in ('none', 'page')),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
grant select on host_brand to loadline_app, loadline_staff, loadline_gate;
grant insert, update, delete on host_brand to loadline_staff;

-- Staff see the customers of their team, or all of them, and their own organisation.
create function app_team() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.team', true), '')::uuid $$;
create function app_sees_all() returns boolean language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.sees_all', true), '')::boolean, false) $$;

create function open_to_staff(target regclass) returns void language plpgsql as $$
begin
  execute format('create policy staff on %s to loadline_staff using ((select app_sees_all()) or org_id = (select app_org())
    or org_id in (select t.org_id from team_customer t where t.team_id = (select app_team()))) with check (true)', target);
end $$;
create policy staff on team_customer to loadline_staff using (true) with check (true);
select open_to_staff('organisation'), open_to_staff('customer'), open_to_staff('app_user'), open_to_staff('session'), open_to_staff('audit'),
  open_to_staff('file'), open_to_staff('idempotency'), open_to_staff('customer_channel'), open_to_staff('payment_account'), open_to_staff('address'),
  open_to_staff('tax_info'), open_to_staff('goods'), open_to_staff('carton'), open_to_staff('orders');

grant select, insert, update (name_zh, name_en) on organisation to loadline_staff;
grant select, insert, update (account_type, legal_name, legal_id, status, admin_id, sale_id, customer_service_id, country, address, phone, remark, quota,
  quota_currency, on_hold, hold_reason, permissions, require_totp, licence_file_id, version, updated_at) on customer to loadline_staff;
grant select, insert, delete on team_customer, customer_channel to loadline_staff;
grant select (org_id, user_id, username, name, mobile, email, permissions, role_id, team_id, sales_code, data_authority, enabled, totp_confirmed_at,
  password_changed_at, last_login_at, version, created_at, updated_at) on app_user to loadline_staff;
grant insert, update (username, name, mobile, email, id_number, password_hash, permissions, role_id, team_id, sales_code, data_authority, enabled, failures,
  totp_secret, totp_confirmed_at, totp_step, recovery_codes, password_changed_at, version, updated_at) on app_user to loadline_staff;
grant select, insert on audit, file to loadline_staff;
grant select, insert, update (answer) on idempotency to loadline_staff;
grant select on payment_account, address, tax_info, goods, carton, orders to loadline_staff;
grant select, insert, update on team to loadline_staff;
grant select on team to loadline_app, loadline_gate;
grant insert, update on role to loadline_staff;
grant select on organisation, customer, app_user, team_customer, customer_channel to loadline_gate;
grant insert on organisation, customer, app_user, customer_channel, file to loadline_gate;
grant select on file to loadline_gate;

/* The way in, now with roles, teams, what the customer was granted, and staff looking with a customer's eyes. */
alter type member
  add attribute session_id uuid, add attribute kind text, add attribute must_enrol boolean, add attribute viewing_as boolean,
  add attribute team_id uuid, add attribute sees_all boolean, add attribute staff_org uuid;

/* What a user may do: his role's permissions, within what his organisation was granted. Staff who look as a customer
   see every page of it and can do nothing. */
create function permissions_in(held text[], granted text[], must_enrol boolean, viewing boolean) returns text[]
  language sql stable as $$
  select case
    when must_enrol then '{}'
    when viewing then (select coalesce(array_agg(p), '{}') from role r, unnest(r.permissions) p
      where r.code = 'customerAdmin' and p like '%:view' and (granted is null or p = any (granted)))
    when granted is null then held
    else array(select p from unnest(held) p where p = any (granted))
  end $$;

create or replace function enter(token bytea, permission text) returns member
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m member; seen timestamptz; held text[]; granted text[];
begin
  select o.org_id, u.user_id, u.username, u.name, o.name_zh, o.name_en, case when s.as_org is null then u.data_authority else 'organisation' end,
      s.session_id, o.kind, coalesce(c.require_totp, false) and u.totp_confirmed_at is null and s.as_org is null, s.as_org is not null,
      t.team_id, coalesce(t.all_customers, false), u.org_id, s.seen_at, coalesce(r.permissions, u.permissions), c.permissions
    into m.org_id, m.user_id, m.username, m.name, m.company_zh, m.company_en, m.data_authority,
      m.session_id, m.kind, m.must_enrol, m.viewing_as, m.team_id, m.sees_all, m.staff_org, seen, held, granted
    from session s
    join app_user u on u.org_id = s.org_id and u.user_id = s.user_id and u.enabled
    join organisation o on o.org_id = coalesce(s.as_org, s.org_id)
    left join customer c on c.org_id = o.org_id
    left join role r on r.role_id = u.role_id
    left join team t on t.team_id = u.team_id
    where s.token_hash = token and s.expires_at > now() and s.seen_at > now() - interval '2 hours'
      and (c.status is null or c.status = 'active' or s.as_org is not null);
  if not found then raise exception 'no session' using errcode = 'LL401'; end if;
  if m.viewing_as and not 'op:customer:view-as' = any (held) then raise exception 'no session' using errcode = 'LL401'; end if;
  if seen < now() - interval '1 minute' then update session set seen_at = now() where session.token_hash = token; end if;
  if granted is null and not m.must_enrol and not m.viewing_as then m.permissions := held;
  else m.permissions := permissions_in(held, granted, m.must_enrol, m.viewing_as); end if;
  return admitted(m, permission);
end $$;

create or replace function admitted(m member, permission text) returns member language plpgsql as $$
begin
  if permission is not null and not permission = any (m.permissions) then raise exception 'no permission' using errcode = 'LL403'; end if;
  -- The pool of staff reads across customers: only the forwarder's own people get through it.
  if session_user = 'loadline_staff' and (m.kind <> 'forwarder' or m.viewing_as) then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform set_config('app.org', m.org_id::text, true), set_config('app.user', m.user_id::text, true), set_config('app.authority', m.data_authority, true),
    set_config('app.team', coalesce(m.team_id::text, ''), true), set_config('app.sees_all', m.sees_all::text, true),
    set_config('app.permissions', array_to_string(m.permissions, ' '), true);
  if m.viewing_as then perform set_config('transaction_read_only', 'on', true); end if;
  return m;
end $$;

create or replace function enter_job(job bigint, permission text) returns member
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m member;
begin
  select u.org_id, u.user_id, u.username, u.name, o.name_zh, o.name_en, u.data_authority, o.kind, false, false, u.team_id, false, u.org_id,
      permissions_in(coalesce(r.permissions, u.permissions), c.permissions, false, false)
    into m.org_id, m.user_id, m.username, m.name, m.company_zh, m.company_en, m.data_authority, m.kind, m.must_enrol, m.viewing_as, m.team_id, m.sees_all,
      m.staff_org, m.permissions
    from asker_of_job(job) a
    join app_user u on u.org_id = a.org and u.user_id = a.member and u.enabled
    join organisation o on o.org_id = u.org_id
    left join customer c on c.org_id = o.org_id
    left join role r on r.role_id = u.role_id
    where c.status is null or c.status = 'active';
  if not found then raise exception 'no running job' using errcode = 'LL401'; end if;
  return admitted(m, permission);
end $$;

/* Somebody has read a thing worth noting, such as a file. A transaction of its own: also who looks as a customer, and
   could write nothing, leaves this trace. */
create function record_reading(token bytea, audit_row uuid, read_subject text, read_id uuid, detail jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    select coalesce(s.as_org, s.org_id), audit_row, u.user_id, u.name, 'read', read_subject, read_id, detail
    from session s join app_user u on u.org_id = s.org_id and u.user_id = s.user_id where s.token_hash = token $$;

/* A job that nobody in particular has asked for: it has no viewer and reaches data by definer functions only. */
create function enqueue_for_nobody(task text, payload jsonb, job_key text) returns void
  language plpgsql security definer set search_path = graphile_worker, public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload::json, job_key => job_key, max_attempts => 8);
end $$;

/* Lays a message down to be sent and wakes the sender, in the caller's transaction. */
create function queue_message(message_row uuid, about uuid, via text, recipient_given text, template_name text, said_in text, values_given jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into message (message_id, org_id, channel, recipient, template, language, params)
    values (message_row, about, via, recipient_given, template_name, said_in, values_given);
  perform enqueue_for_nobody('send-message', jsonb_build_object('messageId', message_row), 'message ' || message_row);
end $$;

drop function open_session(uuid, uuid, bytea, uuid);
create function open_session(org uuid, member uuid, token bytea, audit_row uuid, device_told text, address_told text, how text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from session where session.org_id = org and session.user_id = member and session.expires_at < now();
  insert into session (org_id, user_id, token_hash, expires_at, device, address)
    values (org, member, token, now() + interval '12 hours', device_told, address_told);
  update app_user set last_login_at = now(), failures = 0 where app_user.org_id = org and app_user.user_id = member;
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    select org, audit_row, member, app_user.name, 'signed-in', 'session', member, jsonb_build_object('how', how, 'device', device_told)
    from app_user where app_user.user_id = member;
end $$;

grant create on schema public to loadline_gate, loadline_jobs;
alter function enter(bytea, text) owner to loadline_gate;
alter function enter_job(bigint, text) owner to loadline_gate;
alter function refuse_mixed_rights() owner to loadline_gate;
alter function next_number(text, date) owner to loadline_gate;
alter function record_reading(bytea, uuid, text, uuid, jsonb) owner to loadline_gate;
alter function queue_message(uuid, uuid, text, text, text, text, jsonb) owner to loadline_gate;
alter function open_session(uuid, uuid, bytea, uuid, text, text, text) owner to loadline_gate;
alter function enqueue_for_nobody(text, jsonb, text) owner to loadline_jobs;
revoke create on schema public from loadline_gate, loadline_jobs;

revoke execute on all functions in schema public from public;
grant execute on function app_team(), app_sees_all(), app_may(text) to loadline_app, loadline_staff, loadline_gate, loadline_tracker;
grant execute on function permissions_in(text[], text[], boolean, boolean), enqueue_for_nobody(text, jsonb, text) to loadline_gate;
grant execute on function next_number(text, date), queue_message(uuid, uuid, text, text, text, text, jsonb),
  record_reading(bytea, uuid, text, uuid, jsonb), enter(bytea, text), take_allowance(text, integer, integer, integer),
  give_back_allowance(text, integer), enqueue(text, jsonb, text), find_order_ids(text) to loadline_app, loadline_staff;
grant execute on function open_session(uuid, uuid, bytea, uuid, text, text, text) to loadline_app;
