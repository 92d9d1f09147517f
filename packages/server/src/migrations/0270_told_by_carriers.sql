-- What a carrier's message calls a shipment beside the number that it was found by.

alter table shipment_event add column called jsonb check (jsonb_typeof(called) = 'array');
comment on column shipment_event.called is 'what else its order is called by the message that told it: [{ kind, number }]';

alter table shipment_reference drop constraint shipment_reference_source_check;
alter table shipment_reference add constraint shipment_reference_source_check check (source in ('order', 'desk', 'booking', 'carrier'));

create trigger calls after insert on shipment_event for each row when (new.called is not null) execute function event_calls();
create trigger calls_anew after update of voided_by on shipment_event for each row
  when (new.called is not null and old.voided_by is distinct from new.voided_by) execute function event_calls();
