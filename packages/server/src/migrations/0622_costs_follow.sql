-- A charge that is free again because its bill was voided is the one that stands: what it costs goes along.
alter table charge add column replaces_id uuid;
grant select, update on charge_cost to loadline_gate;
create trigger costs_follow after insert on charge for each row when (new.replaces_id is not null) execute function costs_follow();
