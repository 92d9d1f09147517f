-- The provider (OpenID Connect) by which the people of an organisation sign in.
create table sso_provider (
  org_id uuid primary key references organisation on delete cascade,
  issuer text not null,
  client_id text not null,
  client_secret bytea,
  has_secret boolean generated always as (client_secret is not null) stored,
  claim text not null,
  mapping jsonb not null default '[]',
  default_role_id uuid references role on delete set null,
  data_authority text not null default 'organisation' check (data_authority in ('organisation', 'own')),
  required boolean not null default false,
  emergency_id uuid,
  enabled boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  foreign key (org_id, emergency_id) references app_user (org_id, user_id),
  -- A provider that is down must not shut everybody out.
  check (not required or emergency_id is not null)
);
comment on column sso_provider.mapping is 'the first of these groups that somebody has gives the role: [{"group", "roleId"}]';
create index sso_provider_role on sso_provider (default_role_id) where default_role_id is not null;
select protect('sso_provider');
create policy staff on sso_provider to loadline_staff using (org_id = (select app_org())) with check (org_id = (select app_org()));
-- The secret is written and never read where somebody is signed in.
grant select (org_id, issuer, client_id, has_secret, claim, mapping, default_role_id, data_authority, required, emergency_id, enabled, version, updated_at)
  on sso_provider to loadline_app, loadline_staff;
grant insert (org_id, issuer, client_id, client_secret, claim, mapping, default_role_id, data_authority, required, emergency_id, enabled)
  on sso_provider to loadline_app, loadline_staff;
grant update (issuer, client_id, client_secret, claim, mapping, default_role_id, data_authority, required, emergency_id, enabled, version, updated_at)
  on sso_provider to loadline_app, loadline_staff;
grant select on sso_provider to loadline_gate;

-- A domain of mail addresses leads to one provider.
create table sso_domain (
  domain text primary key check (domain = lower(domain)),
  org_id uuid not null references sso_provider on delete cascade
);
create index sso_domain_of_provider on sso_domain (org_id);
select protect('sso_domain');
create policy staff on sso_domain to loadline_staff using (org_id = (select app_org())) with check (org_id = (select app_org()));
grant select, insert, delete on sso_domain to loadline_app, loadline_staff;
grant select on sso_domain to loadline_gate;

-- A login on its way: to the provider, back with a code, and into a session.
create table sso_login (
  state_hash bytea primary key,
  org_id uuid not null references organisation on delete cascade,
  key_hash bytea not null,
  sealed bytea not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  code_hash bytea unique,
  user_id uuid,
  refusal text,
  sso_logout bytea
);
comment on column sso_login.key_hash is 'of what the browser keeps that began: no other goes on with the login';
comment on column sso_login.sealed is 'nonce and PKCE verifier';
create index sso_login_expires on sso_login (expires_at);
create index sso_login_of_organisation on sso_login (org_id);
select enforce_policies('sso_login');
grant select, insert, update, delete on sso_login to loadline_gate;

alter table app_user add column sso_subject text;
create unique index app_user_sso_subject on app_user (org_id, sso_subject) where sso_subject is not null;
comment on column app_user.sso_subject is 'who this is at the provider of the organisation';
alter table session add column by_sso boolean not null default false, add column sso_logout bytea;
comment on column session.sso_logout is 'where the session at the provider ends, sealed';

-- Another provider knows other subjects.
create trigger forget_subjects after update of issuer on sso_provider for each row when (old.issuer <> new.issuer)
  execute function forget_sso_subjects();

-- `leave_session` stands in its place, and gives where the provider's own session ends.
drop function if exists close_session(bytea, uuid);
