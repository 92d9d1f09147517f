-- Trust orders: search, and how they follow their orders.

-- The files of a trust order are for whoever sees it.
create or replace function trust_org(asked uuid) returns uuid language sql stable as $$ select t.org_id from trust t where t.id = asked $$;
grant execute on function trust_org to loadline_app, loadline_staff, loadline_gate;

/* Substring search, as `find_order_ids`: the policies would keep the trigram index from being used. */
create or replace function find_trust_ids(needle text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 200 as $$
  select id from trust
  where org_id = app_org() and search_text like '%' || replace(replace(replace(upper(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    and (app_authority() = 'organisation' or created_by = app_user() or handler_id = app_user()) $$;
grant execute on function find_trust_ids to loadline_app;

create or replace function find_desk_trust_ids(needle text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 200 as $$
  select t.id from trust t
  where t.search_text like '%' || replace(replace(replace(upper(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    and t.state <> 'DRAFT' and staff_serves(t.org_id) $$;
grant execute on function find_desk_trust_ids to loadline_staff;

/* Brings a trust order to where its orders have got: the first one beyond ordered begins the execution, the last one
   signed completes it. While a cancellation is asked for only what it would go back to moves. Writes nothing but what the
   orders already say; called by the trigger on orders, whoever writes them, and by `settle_trust`. */
create or replace function trust_follows_orders(org uuid, asked uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare t trust; begun boolean; done boolean; gone boolean; moved text;
begin
  select * into t from trust x where x.org_id = org and x.id = asked for update;
  if not found or t.state not in ('ACCEPTED', 'IN_EXECUTION', 'CANCEL_REQUESTED') then return; end if;
  select bool_or(o.status not in ('ORDERED', 'CANCELLED')), bool_and(o.status in ('SIGNED', 'CLOSED', 'CANCELLED')) and bool_or(o.status <> 'CANCELLED'),
      bool_and(o.status = 'CANCELLED')
    into begun, done, gone from orders o where o.org_id = org and o.trust_id = asked;
  if not coalesce(begun or gone, false) then return; end if;
  if t.state = 'CANCEL_REQUESTED' then
    if begun then update trust x set resume_state = 'IN_EXECUTION' where x.org_id = org and x.id = asked; end if;
    return;
  end if;
  moved := case when gone then 'CANCELLED' when done then 'COMPLETED' else 'IN_EXECUTION' end;
  if moved = t.state then return; end if;
  update trust x set state = moved, completed_at = case when done then now() end, version = x.version + 1, updated_at = now()
    where x.org_id = org and x.id = asked;
  -- Nobody answers an amendment any more.
  if done or gone then
    update trust_amendment a set state = 'LAPSED' where a.org_id = org and a.trust_id = asked and a.state = 'OPEN';
    update trust x set waiting_since = null where x.org_id = org and x.id = asked;
  end if;
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (org, gen_random_uuid(), app_user(), '', 'status-changed', 'trust', asked, jsonb_build_object('state', jsonb_build_object('from', t.state, 'to', moved)));
end $$;

/* The same for staff who serve the customer. */
create or replace function settle_trust(org uuid, asked uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not staff_serves(org) then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform trust_follows_orders(org, asked);
end $$;
grant execute on function settle_trust to loadline_staff;

create or replace function follow_order() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform trust_follows_orders(new.org_id, new.trust_id);
  return null;
end $$;
