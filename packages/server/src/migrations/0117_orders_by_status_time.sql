-- The list of a customer's orders begins with what moved last.
create index orders_by_status_time on orders (org_id, status_date desc, id desc);
drop index orders_by_status;
create index orders_by_status on orders (org_id, status, status_date desc, id desc);
