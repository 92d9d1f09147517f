-- Messages of carriers.

/* Messages of the last two weeks that found no order for one of their numbers, where there is one now. */
create or replace function feeds_to_try() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id from feed_message m
  where app_may('op:feed:manage') and m.received_at > now() - interval '14 days' and (m.state = 'RECEIVED' and m.received_at < now() - interval '1 minute'
    or m.state in ('PARTLY', 'UNMATCHED') and exists (select from shipment_reference r join orders o on o.org_id = r.org_id and o.id = r.order_id
      where r.number = any(m.numbers) and r.kind not in ('order', 'customer', 'fba') and o.status <> 'CANCELLED'
      -- An order that carriers have told of may be called anew by one of them; of a message that is told in part it had its part.
      and (m.state = 'UNMATCHED' or not exists (select from shipment_event e where e.org_id = r.org_id and e.subject_id = r.order_id and e.source = 'carrier'))))
  order by m.received_at limit 200 $$;
grant execute on function feeds_to_try to loadline_staff;
