-- An order flies whole under one house waybill, or in parts under several, each with some of its pieces.
drop index hawb_of_order;
alter table hawb add column order_pieces integer;
comment on column hawb.order_pieces is 'how many its order was booked with, where it carries but some of them';
create unique index hawb_of_order on hawb (org_id, order_id) where order_id is not null and order_pieces is null;
create index hawb_of_part on hawb (org_id, order_id) where order_pieces is not null;

update booking set content = jsonb_set(content, '{houses,rows}', coalesce(
  (select jsonb_agg(x.house || '{"orderPieces": null}' order by x.place) from jsonb_array_elements(content #> '{houses,rows}') with ordinality x (house, place)), '[]'));
update booking_template set content = jsonb_set(content, '{houses,rows}', coalesce(
  (select jsonb_agg(x.house || '{"orderPieces": null}' order by x.place) from jsonb_array_elements(content #> '{houses,rows}') with ordinality x (house, place)), '[]'));

-- What has happened to a part moves the order when it has happened to all its parts: its stage is worked out then.
alter table shipment_event add column part_of uuid, add column part_stage text, add column part_total integer,
  add check (num_nulls(part_of, part_stage, part_total) in (0, 3));
comment on column shipment_event.part_of is 'the house waybill with the pieces that it happened to';
comment on column shipment_event.part_total is 'how many pieces there are in all';
comment on column shipment_event.part_stage is 'what the order comes to when it has happened to all its pieces';
grant update (stage) on shipment_event to loadline_gate;

-- A house waybill that goes to another booking flies elsewhere.
drop trigger flies_under on hawb;
create trigger flies_under after insert or delete or update of order_id, hawb_no, booking_id on hawb for each row execute function house_flies();

-- An order may be on several bookings now: `bookings_of_order`.
drop function if exists booking_of_order(uuid, uuid);
