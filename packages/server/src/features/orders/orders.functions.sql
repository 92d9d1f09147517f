-- Orders: search, holds, whose they are.

create or replace function order_org(asked uuid) returns uuid language sql stable as $$ select o.org_id from orders o where o.id = asked $$;
grant execute on function order_org to loadline_app, loadline_staff, loadline_gate;

/* Substring search. ILIKE behind a policy cannot use the trigram index, so the organisation and the authority are
   checked in here. A needle of one or two characters has no trigram: the organisation's own rows are read then. */
create or replace function find_order_ids(needle text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 200 as $$
  select id from orders
  where org_id = app_org() and search_text like '%' || replace(replace(replace(upper(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    and (app_authority() = 'organisation' or created_by = app_user() or handler_id = app_user())
$$;
grant execute on function find_order_ids to loadline_app, loadline_staff;

/* Substring search for staff, as `find_order_ids` is for customers: over the customers the asker serves. */
create or replace function find_desk_order_ids(needle text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 200 as $$
  select o.id from orders o
  where o.search_text like '%' || replace(replace(replace(upper(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%' and staff_serves(o.org_id) $$;
grant execute on function find_desk_order_ids to loadline_staff;

/* Which of these references the organisation has used. A person who sees only his own orders would not see those of
   his colleagues, and learn of them only when the import fails. */
create or replace function used_references(wanted text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.reference_number from unnest(wanted) w join orders o on o.org_id = (select app_org()) and o.reference_number = w $$;
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
