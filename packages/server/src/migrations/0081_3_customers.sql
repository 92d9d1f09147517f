-- Customers, what they keep with us, how they came, and what is sent to them.

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
  updated_at timestamptz not null default now(),
  check (permissions is null or ' ' || array_to_string(permissions, ' ') not like '% op:%')
);
comment on column customer.permissions is 'what this customer''s users can have at most; null is everything a customer can have';
create index customer_legal_id on customer (legal_id);
create index customer_by_time on customer (created_at desc, org_id desc);

create table customer_channel (
  org_id uuid not null references organisation on delete cascade,
  channel_id uuid not null references channel on delete cascade,
  primary key (org_id, channel_id)
);

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
create index address_by_time on address (org_id, updated_at desc, id desc);

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
create index goods_by_time on goods (org_id, updated_at desc, id desc);

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
create index registration_mobile on registration (mobile, submitted_at desc);

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
create index sms_code_by_time on sms_code (created_at);

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

create table notice_setting (
  org_id uuid not null,
  user_id uuid not null,
  digest text not null check (digest in ('none', 'hourly', 'daily')),
  chosen text[] not null,
  updated_at timestamptz not null default now(),
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references app_user on delete cascade
);

/* One thing that one user is told. The text is made when it is read: from the event and its words. Who wants it by mail
   or SMS alone has a row too, which the portal does not show: it is what keeps the thing from being told twice. */
create table notice (
  org_id uuid not null,
  notice_id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  event text not null,
  subject text not null,
  subject_id uuid,
  number text not null default '',
  words jsonb not null default '{}',
  key text not null,
  in_app boolean not null default true,
  mail_due_at timestamptz,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (org_id, notice_id),
  unique (org_id, user_id, key),
  foreign key (org_id, user_id) references app_user on delete cascade
);
create index notice_of_user on notice (org_id, user_id, created_at desc, notice_id desc) where in_app;
create index notice_unread on notice (org_id, user_id) where in_app and read_at is null;
create index notice_due on notice (mail_due_at) where mail_due_at is not null;
create index notice_by_age on notice (created_at);

/* How staff have worded a message: null texts are the product's own again. The version only grows. */
create table notice_wording (
  key text primary key,
  subject_zh text,
  subject_en text,
  text_zh text,
  text_en text,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null
);

select enforce_policies('message');
select protect('customer'), protect('customer_channel'), protect('payment_account'), protect('address'), protect('tax_info'), protect('goods'),
  protect('carton'), protect('notice_setting'), protect('notice');
select open_to_staff('customer'), open_to_staff('customer_channel'), open_to_staff('payment_account'), open_to_staff('address'),
  open_to_staff('tax_info'), open_to_staff('goods'), open_to_staff('carton');
select narrow_to_own('payment_account'), narrow_to_own('address'), narrow_to_own('goods'), narrow_to_own('carton');
create policy own_created on notice_setting as restrictive to loadline_app using (user_id = (select app_user()));
create policy own_organisation on message to loadline_app using (false) with check (false);
create policy staff on message for select to loadline_staff using (org_id is null or (select app_sees_all()) or org_id = (select app_org())
  or org_id in (select t.org_id from team_customer t where t.team_id = (select app_team())));
create policy own_created on notice as restrictive to loadline_app using (user_id = (select app_user()));

grant select on customer, customer_channel, notice to loadline_app;
grant select, insert on customer to loadline_staff, loadline_gate;
grant select, insert on customer_channel to loadline_gate;
grant select, insert, delete on customer_channel to loadline_staff;
grant select, insert, update, delete on payment_account, address, goods, carton to loadline_app;
grant select on payment_account, address, tax_info, goods, carton, message to loadline_staff;
grant select, insert, update on tax_info, notice_setting to loadline_app;
grant select, insert, update on registration to loadline_gate;
grant select, insert, update, delete on sms_code, message, notice to loadline_gate;
grant select on notice_setting to loadline_gate;
grant select on notice_wording to loadline_app, loadline_gate;
grant select, insert, update on notice_wording to loadline_staff;
grant update (admin_id, country, address, phone, require_totp, version, updated_at) on customer to loadline_app;
grant update (account_type, legal_name, legal_id, status, admin_id, sale_id, customer_service_id, country, address, phone, remark, quota,
  quota_currency, on_hold, hold_reason, permissions, require_totp, licence_file_id, version, updated_at) on customer to loadline_staff;
grant select (registration_id, no, state, account_type, company_name_cn, company_name_en, legal_id, licence_file_id, contact_name, mobile, email,
  country, address, interests, volume_band, lanes, sales_code, agreement_version, language, round, returned, reason, submitted_at, first_submitted_at,
  decided_at, decided_by, org_id_made, version), update (state, returned, reason, decided_at, decided_by, org_id_made, version) on registration to
  loadline_staff;
grant update (read_at) on notice to loadline_app;

create trigger announce_made after insert on notice referencing new table as fresh for each statement execute function announce_notices();
create trigger announce_changed after update on notice referencing new table as fresh for each statement execute function announce_notices();
create trigger announce_changed after update of status, permissions, require_totp on customer
  for each row execute function announce_people('rights');
