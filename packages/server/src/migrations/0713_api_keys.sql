-- The keys of programs. A key itself is kept nowhere; what is seen of it again is its beginning and its end.
create table api_key (
  org_id uuid not null,
  id uuid not null,
  name text not null,
  hint text not null,
  token_hash bytea not null unique,
  scopes text[] not null,
  data_authority text not null check (data_authority in ('organisation', 'own')),
  addresses inet[] not null default '{}',
  expires_on date not null,
  replaced_by uuid,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_who text,
  primary key (org_id, id),
  foreign key (org_id, created_by) references app_user on delete cascade
);
create unique index api_key_by_id on api_key (id);
comment on column api_key.created_by is 'in whose name it works: never more than that person may do now';
select protect('api_key'), open_to_staff('api_key');
grant select (org_id, id, name, hint, scopes, data_authority, addresses, expires_on, replaced_by, created_by, created_at, revoked_at, revoked_who),
  insert, update (expires_on, replaced_by, revoked_at, revoked_who) on api_key to loadline_app;
grant select (org_id, id, name, hint, scopes, data_authority, addresses, expires_on, replaced_by, created_by, created_at, revoked_at, revoked_who),
  update (revoked_at, revoked_who) on api_key to loadline_staff;
grant select on api_key to loadline_gate;

-- How often a key was used, by day in China.
create table api_key_use (
  org_id uuid not null,
  key_id uuid not null,
  day date not null,
  calls integer not null,
  refused integer not null,
  last_at timestamptz not null,
  last_address text not null,
  primary key (org_id, key_id, day),
  foreign key (org_id, key_id) references api_key on delete cascade
);
select protect('api_key_use'), open_to_staff('api_key_use');
grant select on api_key_use to loadline_app, loadline_staff;
grant select, insert, update, delete on api_key_use to loadline_gate;
