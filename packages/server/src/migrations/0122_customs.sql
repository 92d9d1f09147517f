-- Declarations to customs: what customs alone know. Goods, weights and numbers are those of the orders, and what is abnormal is an
-- exception sheet.

create table customs_file (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  file_no text not null unique,
  direction text not null check (direction in ('export', 'import')),
  territory text not null default 'CN',
  business_type text not null,
  status text not null default 'PREPARING',
  status_at timestamptz not null default now(),
  currency text not null,
  declaration_no text,
  customs_date date,
  tariff numeric(14, 2),
  vat numeric(14, 2),
  office text,
  supervision text not null default '0110',
  tax_nature text not null default '101',
  price_terms text not null default '3',
  contract_no text,
  licence_no text,
  trade_country text,
  final_destination text,
  source_place text,
  package_type text,
  net_weight numeric(14, 3),
  remark text,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (org_id, id)
);
comment on column customs_file.status is 'the furthest of its steps, for lists';
create unique index customs_file_by_id on customs_file (id);
-- A declaration with the goods of several customers is a file of each of them.
create unique index customs_file_declared on customs_file (org_id, declaration_no);
create index customs_file_by_status on customs_file (org_id, status_at desc, id desc);
create index customs_file_at_desk on customs_file (status, status_at desc, id desc);

/* An order on a declaration: all of it, or the part that is declared there. */
create table customs_order (
  org_id uuid not null,
  file_id uuid not null,
  order_id uuid not null,
  place integer not null,
  pieces integer,
  gross_weight numeric(14, 3),
  volume numeric(14, 6),
  primary key (org_id, file_id, order_id),
  foreign key (org_id, file_id) references customs_file on delete cascade,
  foreign key (org_id, order_id) references orders on delete cascade
);
create index customs_order_of on customs_order (org_id, order_id);

/* A line is of one line of an order's goods; what is null is as these say. */
create table customs_line (
  org_id uuid not null,
  file_id uuid not null,
  id uuid not null,
  line_no integer not null,
  order_id uuid not null,
  goods_no integer not null,
  hs text,
  quantity integer,
  unit text,
  first_qty numeric(14, 4),
  first_unit text,
  second_qty numeric(14, 4),
  second_unit text,
  unit_price numeric(14, 4),
  origin text,
  final_destination text,
  source_place text,
  exemption text not null default '1',
  elements jsonb not null default '{}',
  primary key (org_id, file_id, id),
  foreign key (org_id, file_id, order_id) references customs_order on delete cascade
);

/* The steps that were taken. One that is taken back goes; the audit log keeps it. */
create table customs_step (
  org_id uuid not null,
  file_id uuid not null,
  step text not null,
  at timestamptz not null,
  who text not null,
  note text,
  primary key (org_id, file_id, step),
  foreign key (org_id, file_id) references customs_file on delete cascade
);

create table customs_abnormal (
  org_id uuid not null,
  file_id uuid not null,
  sheet_id uuid not null,
  primary key (org_id, file_id, sheet_id),
  foreign key (org_id, file_id) references customs_file on delete cascade,
  foreign key (org_id, sheet_id) references exception_sheet on delete cascade
);
create index customs_abnormal_of on customs_abnormal (org_id, sheet_id);

select protect('customs_file'), protect('customs_order'), protect('customs_line'), protect('customs_step'), protect('customs_abnormal');
select open_to_staff('customs_file'), open_to_staff('customs_order'), open_to_staff('customs_line'), open_to_staff('customs_step'),
  open_to_staff('customs_abnormal');
-- A declaration belongs to whoever has one of its orders; what belongs to it follows it.
create policy own_created on customs_order as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = customs_order.org_id and o.id = order_id));
create policy own_created on customs_file as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from customs_order c where c.org_id = customs_file.org_id and c.file_id = customs_file.id));
create policy own_created on customs_line as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = customs_line.org_id and o.id = order_id));
create policy own_created on customs_step as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from customs_file c where c.org_id = customs_step.org_id and c.id = file_id));
create policy own_created on customs_abnormal as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from customs_file c where c.org_id = customs_abnormal.org_id and c.id = file_id));

grant select on customs_file, customs_order, customs_line, customs_step, customs_abnormal to loadline_app, loadline_gate;
grant select, insert, update on customs_file to loadline_staff;
grant select, insert, update, delete on customs_order, customs_line to loadline_staff;
grant select, insert, delete on customs_step to loadline_staff;
grant select, insert on customs_abnormal to loadline_staff;

alter table record_file drop constraint record_file_subject_check;
alter table record_file add constraint record_file_subject_check check (subject in ('order', 'trust', 'sheet', 'booking', 'mawb', 'customs'));

create trigger announce_made after insert on customs_file referencing new table as fresh for each statement execute function announce_changes('customs', 'id');
create trigger announce_changed after update on customs_file referencing new table as fresh for each statement execute function announce_changes('customs', 'id');
