-- Cargo of which nobody knows the order: the forwarder's own, without a customer, until it becomes a receipt of an order.

create table unidentified_cargo (
  id uuid primary key,
  cargo_no text not null unique,
  state text not null default 'WAITING' check (state in ('WAITING', 'JOINED', 'RETURNED', 'GIVEN_UP')),
  warehouse text not null,
  marks text not null,
  truck text,
  driver text,
  driver_phone text,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  pieces integer not null check (pieces > 0),
  gross_weight numeric(12, 3) not null,
  volume numeric(14, 6) not null,
  photos uuid[] not null default '{}',
  remark text,
  arrived_at timestamptz not null default now(),
  received_by text not null,
  receipt_org uuid,
  receipt_id uuid,
  closed_because text,
  demo boolean not null default false,
  version integer not null default 1,
  created_by uuid not null,
  foreign key (receipt_org, receipt_id) references warehouse_receipt (org_id, id) on delete cascade,
  check ((state = 'JOINED') = (receipt_id is not null)),
  check ((receipt_org is null) = (receipt_id is null)),
  check ((state in ('RETURNED', 'GIVEN_UP')) = (closed_because is not null))
);
comment on column unidentified_cargo.receipt_id is 'the receipt that it became; with its order it goes';
create index unidentified_cargo_by_time on unidentified_cargo (state, arrived_at desc, id desc);
create unique index unidentified_cargo_joined on unidentified_cargo (receipt_org, receipt_id);

select enforce_policies('unidentified_cargo');
-- It is of no customer: whoever receives in the warehouse sees all of it, whatever customers they serve.
create policy staff on unidentified_cargo to loadline_staff using ((select app_may('op:receipt:add'))) with check ((select app_may('op:receipt:add')));
grant select, insert on unidentified_cargo to loadline_staff;
grant select on unidentified_cargo to loadline_app, loadline_gate;
grant update (state, warehouse, marks, truck, driver, driver_phone, lines, pieces, gross_weight, volume, photos, remark, receipt_org, receipt_id,
  closed_because, version) on unidentified_cargo to loadline_staff;

alter table record_file drop constraint record_file_subject_check;
alter table record_file add constraint record_file_subject_check
  check (subject in ('order', 'trust', 'sheet', 'booking', 'mawb', 'customs', 'clearance', 'unidentified'));
