-- A hold that comes by itself says why; one that a person placed has their reason. What comes by itself goes by itself, what a person
-- placed does not.
alter table customer add column credit_cause text check (credit_cause in ('overdue', 'overdrawn'));
grant update (credit_cause) on customer to loadline_staff;

-- What is asked for a customer's credit: that a hold be lifted until a day, for all or for one order, or that the quota be another one.
create table credit_request (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  no text not null unique,
  kind text not null check (kind in ('lift', 'quota')),
  state text not null default 'REQUESTED' check (state in ('REQUESTED', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  until date,
  order_id uuid,
  quota numeric(16, 2) check (quota >= 0),
  quota_currency text,
  reason text not null,
  answer text,
  asked_who text not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  decided_by uuid,
  decided_who text,
  decided_at timestamptz,
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, order_id) references orders (org_id, id) on delete cascade,
  check ((kind = 'lift') = (until is not null) and (kind = 'lift' or order_id is null)),
  check ((kind = 'quota') = (quota is not null) and (kind = 'quota') = (quota_currency is not null)),
  check ((state = 'REQUESTED') = (decided_at is null)),
  -- Whoever is connected: what one asks for another grants.
  constraint credit_request_two_people check (state <> 'APPROVED' or decided_by <> created_by)
);
create unique index credit_request_by_id on credit_request (id);
create unique index credit_request_open_once on credit_request (org_id, kind, coalesce(order_id, org_id)) where state = 'REQUESTED';
create index credit_request_lifts on credit_request (org_id, until) where kind = 'lift' and state = 'APPROVED';
create index credit_request_of_order on credit_request (org_id, order_id) where order_id is not null;
create index credit_request_at_desk on credit_request (created_at desc, id desc);

select protect('credit_request'), open_to_staff('credit_request');
grant select, insert on credit_request to loadline_staff;
grant select on credit_request to loadline_gate;
grant update (state, answer, decided_by, decided_who, decided_at, version) on credit_request to loadline_staff;

create trigger announce_made after insert on credit_request referencing new table as fresh for each statement execute function announce_changes('credit', 'id');
create trigger announce_changed after update on credit_request referencing new table as fresh for each statement execute function announce_changes('credit', 'id');

-- What is said of a request is read and written by who serves its customer, and by no other team.
do $$
declare served text;
begin
  select format('(%s) and (subject <> ''creditRequest'' or subject_id in (select c.id from credit_request c))', p.qual) into strict served
    from pg_policies p where p.tablename = 'audit' and p.policyname = 'staff';
  execute format('alter policy staff on audit using (%s) with check (%1$s)', served);
end $$;
