-- What a customer is billed by what the warehouse measured follows the rule of his product; until now it was that of air cargo.

alter table booking add column wms_billing_weight numeric(14, 3);
comment on column booking.wms_billing_weight is 'by the rule its product had when the last of its house waybills was measured; means nothing while one is not';
grant update (wms_billing_weight) on booking to loadline_staff;
update booking b set wms_billing_weight = ceil(greatest(w.kg, w.cbm * 1000000 / 6000) * 2) / 2
  from (select h.org_id, h.booking_id, sum(h.wms_gross_weight) as kg, sum(h.wms_volume) as cbm from hawb h group by 1, 2
    having bool_and(h.wms_pkgs_num is not null)) w where w.org_id = b.org_id and w.booking_id = b.id;
