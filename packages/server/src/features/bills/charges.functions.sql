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
