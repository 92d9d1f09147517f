-- Orders of a booking may fly under one house waybill: their rows have one number.
update booking set content = jsonb_set(content, '{houses,together}', 'false');
update booking_template set content = jsonb_set(content, '{houses,together}', 'false');
-- Rows under one number are counted once, where they are read.
alter table booking drop column houses;
comment on table hawb is 'cargo of a booking by order; rows under one number are one house waybill';
