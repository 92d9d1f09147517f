-- What a customer is billed by what the warehouse measured follows the rule of his product; until now it was that of air cargo.

alter table booking add column wms_billing_weight numeric(14, 3);
comment on column booking.wms_billing_weight is 'by the rule its product had when the last of its house waybills was measured; means nothing while one is not';
grant update (wms_billing_weight) on booking to loadline_staff;
update booking b set wms_billing_weight = ceil(greatest(w.kg, w.cbm * 1000000 / 6000) * 2) / 2
  from (select h.org_id, h.booking_id, sum(h.wms_gross_weight) as kg, sum(h.wms_volume) as cbm from hawb h group by 1, 2
    having bool_and(h.wms_pkgs_num is not null)) w where w.org_id = b.org_id and w.booking_id = b.id;

/* How far figures may be apart, in percent: one row for each pair that is compared, for the whole installation. */
create table tolerance (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name in ('receipt', 'difference', 'weighbridge', 'houseSums')),
  percent numeric(4, 1) not null check (percent between 0 and 100),
  version integer not null default 1,
  updated_at timestamptz,
  updated_by text
);
insert into tolerance (name, percent)
  select t.name, t.percent from waybill_setting s
  cross join lateral (values ('receipt', 3), ('difference', s.difference_percent), ('weighbridge', s.weighbridge_percent), ('houseSums', s.sum_percent)) t (name, percent);
drop table waybill_setting;
grant select on tolerance to loadline_app, loadline_staff, loadline_gate;
grant update (percent, version, updated_at, updated_by) on tolerance to loadline_staff;
