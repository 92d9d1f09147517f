-- What a customer calls an order is free for another one when the order has been cancelled.
alter table orders drop constraint orders_reference_number;
create unique index orders_reference_number on orders (org_id, reference_number) where status <> 'CANCELLED';
