-- Where programs of a customer are told what happens, and all that they were told.
create table webhook (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  version integer not null default 1,
  url text not null,
  categories text[] not null,
  secret bytea not null,
  old_secret bytea,
  old_secret_until timestamptz,
  paused text check (paused in ('failing', 'person')),
  paused_at timestamptz,
  failing_since timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  unique (org_id, url),
  check ((paused is null) = (paused_at is null))
);
create unique index webhook_by_id on webhook (id);
comment on column webhook.secret is 'sealed; the old one signs beside it for a day';
select protect('webhook'), open_to_staff('webhook');
grant select, insert, delete, update (version, url, categories, secret, old_secret, old_secret_until, paused, paused_at, failing_since) on webhook to loadline_app;
grant select (org_id, id, version, url, categories, paused, paused_at, failing_since, created_by, created_at), update (version, paused, paused_at) on webhook to loadline_staff;
grant select, update on webhook to loadline_gate;

create table webhook_delivery (
  org_id uuid not null,
  id uuid not null,
  hook_id uuid not null,
  seq bigint generated always as identity,
  type text not null,
  subject text not null,
  subject_id uuid,
  number text not null,
  body text not null,
  key text not null,
  created_at timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'DEAD')),
  tries integer not null default 0,
  tries_before integer not null default 0,
  next_at timestamptz,
  lease_until timestamptz,
  primary key (org_id, id),
  unique (hook_id, key),
  foreign key (org_id, hook_id) references webhook on delete cascade,
  check ((state = 'WAITING') = (next_at is not null))
);
comment on column webhook_delivery.tries_before is 'of the rounds that ended in a dead letter: each replay begins anew';
comment on column webhook_delivery.lease_until is 'a process is at it until then; whoever died at it loses it to another';
create unique index webhook_delivery_by_id on webhook_delivery (id);
create index webhook_delivery_newest on webhook_delivery (org_id, created_at desc, id desc);
create index webhook_delivery_waiting on webhook_delivery (hook_id, next_at) where state = 'WAITING';
create index webhook_delivery_in_turn on webhook_delivery (hook_id, subject, subject_id, seq) where state = 'WAITING';
create index webhook_delivery_old on webhook_delivery (created_at);
select protect('webhook_delivery'), open_to_staff('webhook_delivery');
grant select, insert, update (state, tries, tries_before, next_at, lease_until) on webhook_delivery to loadline_app;
grant select on webhook_delivery to loadline_staff;
grant select, insert, update, delete on webhook_delivery to loadline_gate;

create table webhook_attempt (
  org_id uuid not null,
  delivery_id uuid not null,
  no integer not null,
  hook_id uuid not null,
  at timestamptz not null,
  status integer,
  failure text check (failure in ('timeout', 'dns', 'inside', 'refused', 'tls', 'broken')),
  ms integer not null,
  primary key (org_id, delivery_id, no),
  foreign key (org_id, delivery_id) references webhook_delivery on delete cascade,
  check ((status is null) <> (failure is null))
);
create index webhook_attempt_of_hook on webhook_attempt (hook_id, at);
select protect('webhook_attempt'), open_to_staff('webhook_attempt');
grant select on webhook_attempt to loadline_app, loadline_staff;
grant select, insert on webhook_attempt to loadline_gate;

create trigger announce_made after insert on webhook_delivery referencing new table as fresh for each statement execute function announce_changes('webhook', 'hook_id');
create trigger announce_changed after update on webhook_delivery referencing new table as fresh for each statement execute function announce_changes('webhook', 'hook_id');
