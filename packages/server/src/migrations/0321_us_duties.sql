-- What duties and fees of an entry will be: estimated by staff, approved by its customer as it stands, then paid. An estimate never
-- changes; another amount is another estimate.
create table us_entry_duty (
  org_id uuid not null,
  entry_id uuid not null,
  id uuid not null,
  estimate_no integer not null,
  source text not null default 'typed' check (source in ('typed')),
  fee_date date not null,
  approve_by date,
  zone text not null,
  note text,
  state text not null default 'TO_APPROVE',
  state_at timestamptz not null,
  made_at timestamptz not null,
  decided_by uuid,
  decided_who text,
  decided_at timestamptz,
  refusal text,
  pay_by date,
  proof_who text,
  proof_at timestamptz,
  proof_files uuid[] not null default '{}',
  paid_at timestamptz,
  payment_note text,
  primary key (org_id, entry_id, id),
  unique (org_id, entry_id, estimate_no),
  foreign key (org_id, entry_id) references us_entry on delete cascade
);
-- One estimate of an entry counts.
create unique index us_entry_duty_counts on us_entry_duty (org_id, entry_id) where state <> 'REPLACED';

create table us_entry_duty_amount (
  org_id uuid not null,
  entry_id uuid not null,
  duty_id uuid not null,
  kind text not null,
  amount numeric(12, 2) not null check (amount >= 0),
  primary key (org_id, entry_id, duty_id, kind),
  foreign key (org_id, entry_id, duty_id) references us_entry_duty on delete cascade
);

select protect('us_entry_duty'), protect('us_entry_duty_amount');
select open_to_staff('us_entry_duty'), open_to_staff('us_entry_duty_amount');
create policy own_created on us_entry_duty as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from us_entry c where c.org_id = us_entry_duty.org_id and c.id = entry_id));
create policy own_created on us_entry_duty_amount as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from us_entry c where c.org_id = us_entry_duty_amount.org_id and c.id = entry_id));

grant select on us_entry_duty, us_entry_duty_amount to loadline_app;
-- A customer decides and proves, and changes no amount.
grant update (state, state_at, decided_by, decided_who, decided_at, refusal, proof_who, proof_at, proof_files) on us_entry_duty to loadline_app;
grant select, insert, update on us_entry_duty to loadline_staff;
grant select, insert on us_entry_duty_amount to loadline_staff;

alter table staff_notice
  drop constraint staff_notice_event_check,
  add constraint staff_notice_event_check check (event in ('submitted', 'imported', 'mentioned', 'replied', 'opened', 'urged', 'written', 'corrected',
    'amendment', 'cancelling', 'cancelled', 'withdrawn', 'agreed', 'stockLow', 'unread', 'dutyApproved', 'dutyRefused', 'paymentProven'));
