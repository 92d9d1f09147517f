-- What a carrier of the last mile says of one parcel brings the order to a stage when it is true of all its parcels.
alter table shipment_event add column parcel text;
comment on column shipment_event.parcel is 'the number of the order''s parcel that it happened to';
alter table shipment_event drop constraint shipment_event_check;
alter table shipment_event add check (case
  when part_of is not null then parcel is null
  when parcel is not null then part_total is null
  else num_nonnulls(part_stage, part_total) = 0 end);
create index shipment_event_of_parcel on shipment_event (org_id, subject_id, parcel) where parcel is not null;

drop function if exists stage_parts(uuid[], uuid[]);
