-- The desk pages through the bills of all customers by their days.
create index bill_by_day on bill (bill_date desc, id desc);
create index bill_by_last_day on bill (pay_date desc, id desc);

-- What a bill comes to is summed from the index alone.
drop index charge_of_bill;
create index charge_of_bill on charge (org_id, bill_id, position) include (order_id, fee_date, currency, order_fee, base_amount, invoice_id) where bill_id is not null;

-- In its place is uninvoiced_amount, a table: it is worked out within the statement that asks.
drop function if exists uninvoiced_of(uuid, uuid);

-- A charge has its base amount from the moment at which its bill is issued, and never before.
alter policy issued on charge using (bill_id is not null and base_amount is not null);
