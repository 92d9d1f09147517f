-- Arrivals as they were promised and as they were: what is counted of all orders of many customers.
create index shipment_event_arrivals on shipment_event (org_id, subject_id) include (classifier, occurred_at, zone, created_at, event_id, flight_or_vessel)
  where subject = 'order' and stage = 'ARRIVED' and voided_by is null;
