-- What a warehouse measured of an order. One receipt per delivery; what counts is the sum of those received.

create table warehouse_receipt (
  org_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  receipt_no text not null unique,
  state text not null default 'OPEN' check (state in ('OPEN', 'RECEIVED', 'VOID')),
  warehouse text not null,
  -- [{ pieces, length, width, height, weight }], decimals as text: read and written as a whole, never searched.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  pieces integer not null check (pieces >= 0),
  gross_weight numeric(12, 3) not null,
  volume numeric(14, 6) not null,
  photos uuid[] not null default '{}',
  remark text,
  void_reason text,
  received_at timestamptz,
  received_by text,
  demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  primary key (org_id, id),
  foreign key (org_id, order_id) references orders on delete cascade,
  check ((state = 'OPEN') = (received_at is null) or state = 'VOID'),
  check ((state = 'VOID') = (void_reason is not null))
);
create index warehouse_receipt_of on warehouse_receipt (org_id, order_id);
create index warehouse_receipt_by_time on warehouse_receipt (created_at desc, id desc);
-- Two people at one pallet work on one receipt.
create unique index warehouse_receipt_open on warehouse_receipt (org_id, order_id) where state = 'OPEN';

select protect('warehouse_receipt'), open_to_staff('warehouse_receipt');
create policy own_created on warehouse_receipt as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = warehouse_receipt.org_id and o.id = order_id));
-- Who received it, and what he noted for colleagues, is not the customer's.
grant select (org_id, id, order_id, receipt_no, state, warehouse, lines, pieces, gross_weight, volume, received_at) on warehouse_receipt to loadline_app;
grant select, insert, update (state, warehouse, lines, pieces, gross_weight, volume, photos, remark, void_reason, received_at, received_by, version)
  on warehouse_receipt to loadline_staff;

grant update (actual_pks_num, actual_weight, actual_volume, charging_weight, version) on orders to loadline_staff;
create index orders_reference_upper on orders (upper(reference_number));
