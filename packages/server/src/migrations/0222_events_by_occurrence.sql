-- The desk's list of events can stand in the order in which they happened.
create index shipment_event_by_occurrence on shipment_event (occurred_at desc, event_id desc);
