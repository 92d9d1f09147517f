-- What a warehouse has of a house waybill is what its receipts say, unless somebody has told otherwise since: when that was.
alter table hawb add column wms_told_at timestamptz;
-- Until now storing a waybill copied its receipts: what is no more than such a copy goes.
update hawb h set wms_pkgs_num = null, wms_gross_weight = null, wms_volume = null
  from (select org_id, order_id, sum(pieces) as pieces, sum(gross_weight) as kg, round(sum(volume), 3) as cbm from warehouse_receipt
    where state = 'RECEIVED' group by 1, 2) r
  where r.org_id = h.org_id and r.order_id = h.order_id and h.order_pieces is null and (h.wms_pkgs_num, h.wms_gross_weight, h.wms_volume) = (r.pieces, r.kg, r.cbm);
update hawb set wms_told_at = now() where wms_pkgs_num is not null;
alter table hawb add constraint told_at check ((wms_pkgs_num is null) = (wms_told_at is null));
comment on column hawb.wms_pkgs_num is 'told when the waybill was stored or put right; what the warehouse has is asked of warehouse_of';
comment on column booking.wms_billing_weight is 'by the rule its product had when the last of its house waybills was measured; none while one is not';
-- Handing in writes it with the other figures of the booking.
grant update (wms_billing_weight) on booking to loadline_app;
-- Functions read what warehouses received for whoever sees the house waybill.
grant select (org_id, order_id, state, pieces, gross_weight, volume, received_at) on warehouse_receipt to loadline_gate;
