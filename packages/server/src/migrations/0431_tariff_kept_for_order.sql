-- A kept calculation may be the estimate of an order.
alter table tariff_kept
  add column order_id uuid,
  add foreign key (org_id, order_id) references orders (org_id, id) on delete set null (order_id);
create index tariff_kept_of_order on tariff_kept (org_id, order_id) where order_id is not null;
