-- Bills of many customers made in one go: what is asked for, and how far it is. It goes on where it was broken off.
create table bill_run (
  run_id uuid primary key,
  up_to date not null,
  bill_date date not null,
  company_code text not null,
  issues boolean not null,
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE')),
  customers integer not null,
  done integer not null default 0,
  made integer not null default 0,
  issued integer not null default 0,
  -- What stayed a draft, and why.
  remaining jsonb not null default '[]',
  made_by uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index bill_run_of_maker on bill_run (made_by, started_at desc);
select enforce_policies('bill_run');
create policy own_runs on bill_run to loadline_staff using (made_by = (select app_user())) with check (made_by = (select app_user()));
grant select, insert on bill_run to loadline_staff;
grant update (state, done, made, issued, remaining, ended_at) on bill_run to loadline_staff;

-- A credit note is found from the bill that it takes back.
create unique index bill_credited_once on bill (org_id, credits_bill_id) where credits_bill_id is not null;
