-- Every number by which people and carriers call a shipment, in one place and in one form.

create table shipment_reference (
  org_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('order', 'customer', 'fba', 'mawb', 'hawb', 'mbl', 'hbl', 'container', 'carrier', 'parcel')),
  -- The plain form of `plain_number`; shown as it is printed.
  number text not null check (number <> ''),
  -- Whose word it is: what the order says of itself, what staff noted, the booking that it flies with.
  source text not null check (source in ('order', 'desk', 'booking')),
  since timestamptz not null default now(),
  primary key (org_id, order_id, kind, number, source),
  foreign key (org_id, order_id) references orders on delete cascade
);

insert into shipment_reference (org_id, order_id, kind, number, source, since)
select o.org_id, o.id, r.kind, plain_number(r.number), r.source, o.order_time
from orders o
cross join lateral (values
  ('order', o.order_number, 'order'), ('customer', o.reference_number, 'order'), ('fba', o.fba_no, 'order'), ('parcel', o.transfer_no, 'desk'),
  (case
    when plain_number(o.tracking_no) ~ '^[A-Z]{3}[UJZ]\d{7}$' then 'container'
    when plain_number(o.tracking_no) ~ '^\d{11}$' and coalesce(o.transport_type, '1') = '1' then 'mawb'
    when o.transport_type = '1' then 'hawb'
    when o.transport_type = '2' then 'mbl'
    else 'carrier' end, o.tracking_no, 'desk')) r (kind, number, source)
where plain_number(r.number) <> '';

insert into shipment_reference (org_id, order_id, kind, number, source, since)
select h.org_id, h.order_id, r.kind, plain_number(r.number), 'booking', min(coalesce(b.accepted_at, b.updated_at))
from hawb h
join booking b on b.org_id = h.org_id and b.id = h.booking_id and b.mawb_id is not null
cross join lateral (values ('mawb', b.mawb_no), ('hawb', h.hawb_no)) r (kind, number)
where h.order_id is not null and plain_number(r.number) <> ''
group by 1, 2, 3, 4;

create index shipment_reference_by_number on shipment_reference (number, org_id);
create index shipment_reference_by_text on shipment_reference using gin (org_id, number gin_trgm_ops) with (fastupdate = off);

select protect('shipment_reference');
create policy own_created on shipment_reference as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = shipment_reference.org_id and o.id = order_id));
create policy staff on shipment_reference to loadline_staff using ((select app_sees_all()) or org_id = (select app_org())
  or org_id in (select t.org_id from team_customer t where t.team_id = (select app_team())));
-- What a customer calls their order is nobody else's to find.
create policy tracker on shipment_reference for select to loadline_tracker using (kind <> 'customer');
grant select on shipment_reference to loadline_app, loadline_tracker;
grant select, insert, delete on shipment_reference to loadline_staff, loadline_gate;

create trigger called after insert on orders referencing new table as fresh for each statement execute function call_orders();
create trigger called_anew after update of reference_number, fba_no on orders for each row
  when (old.reference_number <> new.reference_number or old.fba_no is distinct from new.fba_no) execute function call_order_anew();
create trigger flies_under after insert or delete or update of order_id, hawb_no on hawb for each row execute function house_flies();
create trigger flies_under after update of mawb_id, mawb_no on booking for each row
  when ((old.mawb_id, old.mawb_no) is distinct from (new.mawb_id, new.mawb_no)) execute function booking_flies();

alter table orders drop column search_text;
alter table orders drop column tracking_no, drop column transfer_no;
drop index orders_fba_no, orders_reference_upper, orders_desk_by_reference;
