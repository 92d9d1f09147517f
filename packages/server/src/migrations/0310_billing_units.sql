-- What a booking and a customer's share of a waybill are charged in: kilograms, pounds or revenue tons, as their product weighs.
alter table booking add billing_unit text not null default 'kg' check (billing_unit in ('kg', 'lb', 'RT'));
alter table mawb_share add billing_unit text not null default 'kg' check (billing_unit in ('kg', 'lb', 'RT'));
grant insert (billing_unit), update (billing_unit) on booking to loadline_app;
grant update (billing_unit) on booking to loadline_staff;

with ruled as (
  select b.org_id, b.id, case coalesce(
      (select k.basis from rate_card k where k.product_id = c.channel_id and k.published and d.day between k.valid_from and k.valid_to
        order by (k.origin = b.origin) desc nulls last, k.valid_from desc, k.id limit 1), c.basis)
    when 'pounds' then 'lb' when 'revenueTon' then 'RT' else 'kg' end as unit
  from booking b join channel c on c.name = b.product
  cross join lateral (select coalesce((select coalesce((f.atd at time zone f.origin_zone)::date, f.flight_date) from flight f where f.id = b.flight_id),
    b.flight_date, (now() at time zone 'Asia/Shanghai')::date) as day) d)
update booking b set billing_unit = r.unit from ruled r where r.org_id = b.org_id and r.id = b.id and r.unit <> 'kg';
update mawb_share s set billing_unit = b.billing_unit from booking b
  where b.org_id = s.org_id and b.id = s.booking_id and b.billing_unit <> 'kg';

update notice set words = words || '{"weightUnit": "kg"}' where event = 'weightCorrected';
-- It tells in which unit, too.
drop function if exists bill_waybill(uuid, jsonb, jsonb);
