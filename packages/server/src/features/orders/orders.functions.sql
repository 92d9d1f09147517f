-- Orders: search, holds, whose they are.

create or replace function order_org(asked uuid) returns uuid language sql stable as $$ select o.org_id from orders o where o.id = asked $$;
grant execute on function order_org to loadline_app, loadline_staff, loadline_gate;

/* A number as it is stored, as `plainNumber` of the contract: full width folded, Latin letters in upper case, without blanks,
   hyphens, points and invisible characters. */
create or replace function plain_number(typed text) returns text language sql immutable parallel safe as $$
  select upper(regexp_replace(normalize(typed, NFKC),
    '[\u0001-\u0020\u002d\u002e\u007f-\u00a0\u00ad\u00b7\u061c\u1680\u180e\u2000-\u2015\u2028-\u202f\u205f-\u206f\u2212\u3000\u30fb\ufe00-\ufe0f\ufeff]',
    '', 'g') collate "C") $$;
grant execute on function plain_number to loadline_app, loadline_staff, loadline_gate;

/* What an order calls itself; its FBA shipments stand in one text with commas between them. */
create or replace function own_references(o orders) returns table (kind text, number text) language sql stable rows 8 as $$
  select distinct r.kind, plain_number(r.number) from (values ('order', o.order_number), ('customer', o.reference_number)
    union all select 'fba', f.number from string_to_table(o.fba_no, ',') f (number)) r (kind, number)
  where plain_number(r.number) <> '' $$;
grant execute on function own_references to loadline_gate;

create or replace function call_orders() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into shipment_reference (org_id, order_id, kind, number, source, since)
    select f.org_id, f.id, r.kind, r.number, 'order', f.order_time from fresh f cross join lateral own_references(f) r;
  return null;
end $$;

create or replace function call_order_anew() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_references(new.org_id, array[new.id], 'order',
    (select jsonb_agg(jsonb_build_object('order', new.id, 'kind', r.kind, 'number', r.number)) from own_references(new) r));
  return null;
end $$;

/* What one source says of some orders, [{ order, kind, number, since }], is this and nothing else; what it has said before stays since then.
   With the rights of whoever calls it. */
create or replace function keep_references(org uuid, about uuid[], told_by text, told jsonb) returns void language sql as $$
  delete from shipment_reference r where r.org_id = org and r.order_id = any(about) and r.source = told_by
    and not exists (select from jsonb_to_recordset(told) as t ("order" uuid, kind text, number text)
      where t."order" = r.order_id and t.kind = r.kind and t.number = r.number);
  insert into shipment_reference (org_id, order_id, kind, number, source, since)
    select org, t."order", t.kind, t.number, told_by, coalesce(min(t.since), now())
    from jsonb_to_recordset(told) as t ("order" uuid, kind text, number text, since timestamptz) group by 2, 3, 4
    on conflict do nothing $$;
grant execute on function keep_references to loadline_staff, loadline_gate;

/* When the flights of orders close, [{ order, closes }]: while it has one, that counts and not what staff noted. Locks the orders,
   in one order for everybody. With the rights of whoever calls it. */
create or replace function close_by_flight(org uuid, about uuid[], told jsonb) returns void language plpgsql as $$
begin
  perform from orders o where o.org_id = org and o.id = any(about) order by o.id for update;
  update orders o set flight_cut_off = t.closes
    from unnest(about) a (id) left join jsonb_to_recordset(told) as t ("order" uuid, closes timestamptz) on t."order" = a.id
    where o.org_id = org and o.id = a.id and o.flight_cut_off is distinct from t.closes;
end $$;
grant execute on function close_by_flight to loadline_gate;

/* The ways of the bookings that carry orders, [{ order, origin, destination }]; an order's own goes before it. Locks the orders, in
   one order for everybody. With the rights of whoever calls it. */
create or replace function lay_ways(org uuid, about uuid[], told jsonb) returns void language plpgsql as $$
begin
  perform from orders o where o.org_id = org and o.id = any(about) order by o.id for update;
  update orders o set booked_origin = t.origin, booked_destination = t.destination
    from unnest(about) a (id) left join jsonb_to_recordset(told) as t ("order" uuid, origin text, destination text) on t."order" = a.id
    where o.org_id = org and o.id = a.id and (o.booked_origin, o.booked_destination) is distinct from (t.origin, t.destination);
end $$;
grant execute on function lay_ways to loadline_gate;

/* Orders by a whole plain number or, where nothing is called just so, by a part of one. A whole number is read from the index
   by equality: of its trigrams each stands in many others, and to intersect them takes a hundred times as long. ILIKE behind
   a policy cannot use the trigram index, so the organisation and the authority are checked in here. A needle of one or two
   characters has no trigram: the organisation's own rows are read then. */
create or replace function find_order_ids(needle text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 200 as $$
  with whole as materialized (
    select r.order_id from shipment_reference r
    where r.org_id = app_org() and r.number = needle
      and (app_authority() = 'organisation' or exists (select from orders o where o.org_id = r.org_id and o.id = r.order_id
        and (o.created_by = app_user() or o.handler_id = app_user()))))
  select order_id from whole
  union all
  select r.order_id from shipment_reference r
  where not exists (select from whole) and r.org_id = app_org() and needle <> ''
    and r.number like '%' || replace(replace(replace(needle, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    and (app_authority() = 'organisation' or exists (select from orders o where o.org_id = r.org_id and o.id = r.order_id
      and (o.created_by = app_user() or o.handler_id = app_user())))
$$;
grant execute on function find_order_ids to loadline_app, loadline_staff;

/* The same for staff: over the customers the asker serves. */
create or replace function find_desk_order_ids(needle text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 200 as $$
  with whole as materialized (select r.order_id from shipment_reference r where r.number = needle and staff_serves(r.org_id))
  select order_id from whole
  union all
  select r.order_id from shipment_reference r
  where not exists (select from whole) and needle <> ''
    and r.number like '%' || replace(replace(replace(needle, '\', '\\'), '%', '\%'), '_', '\_') || '%' and staff_serves(r.org_id) $$;
grant execute on function find_desk_order_ids to loadline_staff;

/* Which of these references the organisation has used. A person who sees only their own orders would not see those of
   their colleagues, and learn of them only when the import fails. */
create or replace function used_references(wanted text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.reference_number from unnest(wanted) w
    join orders o on o.org_id = (select app_org()) and o.reference_number = w and o.status <> 'CANCELLED' $$;
grant execute on function used_references to loadline_app;

/* A hold is placed by whoever serves the customer, and by the program for nobody. */
create or replace function place_hold(org uuid, order_row uuid, hold_row uuid, why text, said text, said_inside text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not staff_serves(org) or app_org() = org then raise exception 'no permission' using errcode = 'LL403'; end if;
  insert into order_hold (org_id, hold_id, order_id, reason, note, internal_note, placed_by)
    values (org, hold_row, order_row, why, said, said_inside, app_user())
    on conflict (org_id, order_id, reason) where lifted_at is null do nothing;
  return found;
end $$;
grant execute on function place_hold to loadline_staff;

/* The hold that was lifted; null when there was none. */
create or replace function lift_hold(org uuid, order_row uuid, why text, said text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare lifted uuid;
begin
  if not staff_serves(org) or app_org() = org then raise exception 'no permission' using errcode = 'LL403'; end if;
  update order_hold h set lifted_by = app_user(), lifted_at = now(), lift_note = said
    where h.org_id = org and h.order_id = order_row and h.reason = why and h.lifted_at is null
    returning h.hold_id into lifted;
  return lifted;
end $$;
grant execute on function lift_hold to loadline_staff;

/* Notes on the holds in force of orders that their cargo was let go all the same; gives what each was held for. */
create or replace function pass_holds(order_rows uuid[], said text) returns table (held_order uuid, held_for text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (app_may('op:order:hold') or app_may('op:mawb:move')) then raise exception 'no permission' using errcode = 'LL403'; end if;
  return query update order_hold h set passed_by = app_user(), passed_at = now(), pass_note = said
    where h.order_id = any(order_rows) and h.lifted_at is null and staff_serves(h.org_id) and app_org() <> h.org_id
    returning h.order_id, h.reason;
end $$;
grant execute on function pass_holds to loadline_staff;

/* Whether an order is held: several may hold it at once, for a reason each. */
create or replace function keep_on_hold() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from orders o where o.org_id = new.org_id and o.id = new.order_id for update;
  update orders o set on_hold = exists (select from order_hold h where h.org_id = o.org_id and h.order_id = o.id and h.lifted_at is null)
    where o.org_id = new.org_id and o.id = new.order_id;
  return null;
end $$;

-- A cancelled order is held by nothing any more: its holds end with it, and nobody is asked to clear them.
create or replace function end_holds() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update order_hold h set lifted_at = now() where h.org_id = new.org_id and h.order_id = new.id and h.lifted_at is null;
  return null;
end $$;

/* Whether whoever is in sees the order, as its own policies say. What hangs on it is seen by this. */
create or replace function sees_order(asked uuid) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (select from orders r where r.org_id = app_org() and r.id = asked);
end $$;
grant execute on function sees_order to loadline_app;
