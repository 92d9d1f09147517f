-- Between the ends of its flight a part of an order is told of, too: it brings the order to no stage, and of a message about some
-- pieces of a waybill nobody knows how many of the order's they are.
alter table shipment_event drop constraint shipment_event_check;
alter table shipment_event add check (part_of is not null or num_nonnulls(part_stage, part_total) = 0);
