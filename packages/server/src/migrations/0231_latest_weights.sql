-- What is listed of a waybill weighs what was measured last, as its orders do, and what was accepted until somebody measures:
-- written with the weight that is billed by it.
alter table mawb
  add column measured_gross_weight numeric(14, 3) check (measured_gross_weight >= 0),
  add column measured_volume numeric(14, 3) check (measured_volume >= 0);
alter table mawb_share
  add column measured_gross_weight numeric(14, 3) check (measured_gross_weight >= 0),
  add column measured_volume numeric(14, 3) check (measured_volume >= 0);

update mawb_share s set measured_gross_weight = coalesce(t.weighed, t.stored), measured_volume = t.volume
  from (
    select h.org_id, h.booking_id,
      case when bool_and(h.weighed_gross_weight is not null) then sum(h.weighed_gross_weight) end as weighed,
      case when bool_and(h.wms_gross_weight is not null) then sum(h.wms_gross_weight) end as stored,
      case when bool_and(h.wms_volume is not null) then sum(h.wms_volume) end as volume
    from hawb h group by 1, 2) t
  where t.org_id = s.org_id and t.booking_id = s.booking_id and coalesce(t.weighed, t.stored, t.volume) is not null;

-- The weighbridge's note is of the whole: of a customer's part where that is all there is.
update mawb_share s set measured_gross_weight = m.final_gross_weight from mawb m
  where m.id = s.mawb_id and m.final_gross_weight is not null
    and not exists (select from mawb_share o where o.mawb_id = s.mawb_id and (o.org_id, o.booking_id) <> (s.org_id, s.booking_id));

update mawb m set measured_gross_weight = coalesce(m.final_gross_weight, t.weight), measured_volume = t.volume
  from (
    select s.mawb_id, case when bool_and(s.measured_gross_weight is not null) then sum(s.measured_gross_weight) end as weight,
      case when bool_and(s.measured_volume is not null) then sum(s.measured_volume) end as volume
    from mawb_share s group by 1) t
  where t.mawb_id = m.id and coalesce(m.final_gross_weight, t.weight, t.volume) is not null;

alter table mawb
  add column latest_gross_weight numeric(14, 3) not null generated always as (coalesce(measured_gross_weight, gross_weight)) stored,
  add column latest_volume numeric(14, 3) not null generated always as (coalesce(measured_volume, volume)) stored;
alter table mawb_share
  add column latest_gross_weight numeric(14, 3) not null generated always as (coalesce(measured_gross_weight, gross_weight)) stored,
  add column latest_volume numeric(14, 3) not null generated always as (coalesce(measured_volume, volume)) stored;

drop function if exists bill_waybill(uuid, numeric, jsonb);
