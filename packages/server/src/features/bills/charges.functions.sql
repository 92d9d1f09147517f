-- Charges of orders.

/* An order that has come to the stage from which its product is billed waits for its charges, whoever moved it. */
create or replace function begin_charging() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare stages constant text[] := array['ORDERED', 'WH_IN', 'WH_OUT', 'EXPORT_RELEASED', 'DEPARTED', 'ARRIVED', 'IN_CLEARANCE', 'DELIVERED', 'SIGNED'];
begin
  insert into order_charging (org_id, order_id)
    select new.org_id, new.id from channel c
    where c.name = new.channel_name and array_position(stages, new.status) >= array_position(stages, c.bills_at)
    on conflict do nothing;
  return null;
end $$;

/* What a charge costs goes to the charge that takes its place, also where whoever voids the bill may not know costs. */
create or replace function costs_follow() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update charge_cost set charge_id = new.id where org_id = new.org_id and charge_id = new.replaces_id;
  return null;
end $$;
