-- Entries of the United States: what customs alone know. Goods, weights, waybills and arrival are those of the orders.

create table us_entry (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  file_no text not null unique,
  entry_no text,
  entry_type text not null,
  port text,
  firms text,
  importer_no text,
  bond_type text check (bond_type in ('single', 'continuous')),
  remark text,
  status text not null default 'PREPARING',
  status_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (org_id, id)
);
comment on column us_entry.status is 'the furthest of its steps, for lists';
create unique index us_entry_by_id on us_entry (id);
-- Goods of several customers under one entry number are an entry of each of them.
create unique index us_entry_filed on us_entry (org_id, entry_no);
create index us_entry_by_status on us_entry (org_id, status_at desc, id desc);
create index us_entry_at_desk on us_entry (status, status_at desc, id desc);

create table us_entry_order (
  org_id uuid not null,
  entry_id uuid not null,
  order_id uuid not null,
  place integer not null,
  primary key (org_id, entry_id, order_id),
  foreign key (org_id, entry_id) references us_entry on delete cascade,
  foreign key (org_id, order_id) references orders on delete cascade
);
create index us_entry_order_of on us_entry_order (org_id, order_id);

/* The steps that were taken. One that is taken back goes; the audit log keeps it. */
create table us_entry_step (
  org_id uuid not null,
  entry_id uuid not null,
  step text not null,
  at timestamptz not null,
  who text not null,
  note text,
  primary key (org_id, entry_id, step),
  foreign key (org_id, entry_id) references us_entry on delete cascade
);

/* What customs said of the cargo, by their codes. */
create table us_entry_disposition (
  org_id uuid not null,
  entry_id uuid not null,
  id uuid not null,
  code text not null,
  at timestamptz not null,
  who text not null,
  note text,
  primary key (org_id, entry_id, id),
  foreign key (org_id, entry_id) references us_entry on delete cascade
);

select protect('us_entry'), protect('us_entry_order'), protect('us_entry_step'), protect('us_entry_disposition');
select open_to_staff('us_entry'), open_to_staff('us_entry_order'), open_to_staff('us_entry_step'), open_to_staff('us_entry_disposition');
-- An entry belongs to whoever has one of its orders; what belongs to it follows it.
create policy own_created on us_entry_order as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = us_entry_order.org_id and o.id = order_id));
create policy own_created on us_entry as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from us_entry_order c where c.org_id = us_entry.org_id and c.entry_id = us_entry.id));
create policy own_created on us_entry_step as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from us_entry c where c.org_id = us_entry_step.org_id and c.id = entry_id));
create policy own_created on us_entry_disposition as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from us_entry c where c.org_id = us_entry_disposition.org_id and c.id = entry_id));

grant select on us_entry, us_entry_order, us_entry_step, us_entry_disposition to loadline_app, loadline_gate;
grant select, insert, update on us_entry to loadline_staff;
grant select, insert on us_entry_order, us_entry_disposition to loadline_staff;
grant select, insert, delete on us_entry_step to loadline_staff;

alter table record_file drop constraint record_file_subject_check;
alter table record_file add constraint record_file_subject_check
  check (subject in ('order', 'trust', 'sheet', 'booking', 'mawb', 'customs', 'clearance'));

create trigger announce_made after insert on us_entry referencing new table as fresh for each statement execute function announce_changes('clearance', 'id');
create trigger announce_changed after update on us_entry referencing new table as fresh for each statement execute function announce_changes('clearance', 'id');
