-- What came with a trust order has come for its orders, too: nobody is asked for it twice.
create or replace function orders_past_cut_off(in_stages text[], now_is timestamptz) returns table (org_id uuid, order_id uuid, transport_type text,
    destination_country text, is_customs boolean, is_self_clearance boolean, special text[], documents text[])
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.org_id, o.id, o.transport_type, o.destination_country, o.is_customs, o.is_self_clearance,
      array(select distinct p from goods_line l, unnest(l.special) p where l.org_id = o.org_id and l.order_id = o.id),
      array(select distinct f.type from record_file f
        where f.org_id = o.org_id and f.subject in ('order', 'trust') and f.subject_id in (o.id, o.trust_id) and f.withdrawn_at is null
          and f.verdict is distinct from 'refused')
    from orders_watched(in_stages) o
    where o.cut_off between now_is - interval '7 days' and now_is and not was_raised(o.org_id, 'documents ' || o.id, o.cut_off)
    order by o.cut_off limit 500 $$;
