-- Who is at work in this transaction, how they came in, and whom they serve.

-- The viewer of the running transaction; null outside one, and then every policy below yields no row.
create or replace function app_org() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.org', true), '')::uuid $$;
grant execute on function app_org to loadline_app, loadline_staff, loadline_gate, loadline_tracker, loadline_jobs;

create or replace function app_user() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.user', true), '')::uuid $$;
grant execute on function app_user to loadline_app, loadline_staff, loadline_gate, loadline_tracker, loadline_jobs;

create or replace function app_authority() returns text language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.authority', true), ''), 'own') $$;
grant execute on function app_authority to loadline_app, loadline_staff, loadline_gate, loadline_tracker, loadline_jobs;

/* What the viewer may do and whom they serve is a plain no where nobody has entered: null would let `if not` pass. */
create or replace function app_may(permission text) returns boolean language sql stable parallel safe
  as $$ select coalesce(permission = any (string_to_array(current_setting('app.permissions', true), ' ')), false) $$;
grant execute on function app_may to loadline_app, loadline_staff, loadline_gate, loadline_tracker;

-- Staff see the customers of their team, or all of them, and their own organisation.
create or replace function app_team() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.team', true), '')::uuid $$;
grant execute on function app_team to loadline_app, loadline_staff, loadline_gate, loadline_tracker;

create or replace function app_sees_all() returns boolean language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.sees_all', true), '')::boolean, false) $$;
grant execute on function app_sees_all to loadline_app, loadline_staff, loadline_gate, loadline_tracker;

/* Whether a customer is one of the team's. The policies say the same; definer functions, which see all, ask here. */
create or replace function staff_serves(asked uuid) returns boolean language sql stable as $$
  select app_org() is not null and coalesce(app_sees_all() or asked = app_org()
    or exists (select from team_customer t where t.team_id = app_team() and t.org_id = asked), false) $$;
grant execute on function staff_serves to loadline_staff, loadline_gate;

/* Sight of the customers of every team, for staff whose work is on something that several customers share: a waybill, a
   flight, a month of the ledger. Gives what the sight was before. Only `withSightOfAll` calls these two. */
create or replace function widen_sight() returns boolean language plpgsql as $$
declare before boolean := app_sees_all();
begin
  if not (app_may('op:mawb:move') or app_may('op:mawb:revert') or app_may('op:booking:confirm') or app_may('op:feed:manage') or app_may('op:event:add')
      or app_may('op:slot:manage') or app_may('op:receipt:add') or app_may('op:finance:close')) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  perform set_config('app.sees_all', 'true', true);
  return before;
end $$;
grant execute on function widen_sight to loadline_staff;

/* Back to what the sight was; never to more than it is. */
create or replace function narrow_sight(before boolean) returns void language sql as $$
  select set_config('app.sees_all', (before and app_sees_all())::text, true) $$;
grant execute on function narrow_sight to loadline_staff;

/* Work that nobody in particular asked for is the program's alone, which enters by `enter_program`. */
create or replace function require_program() returns void language plpgsql stable as $$
begin
  if app_org() is null or app_user() is distinct from '00000000-0000-0000-0000-000000000000' then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
end $$;
grant execute on function require_program to loadline_gate;

/* What a user may do: their role's permissions, within what their organisation was granted. Staff who look as a customer
   see every page of it and can do nothing. */
create or replace function permissions_in(held text[], granted text[], must_enrol boolean, viewing boolean) returns text[]
  language sql stable as $$
  select case
    when must_enrol then '{}'
    when viewing then (select coalesce(array_agg(p), '{}') from role r, unnest(r.permissions) p
      where r.code = 'customerAdmin' and p like '%:view' and (granted is null or p = any (granted)))
    when granted is null then held
    else array(select p from unnest(held) p where p = any (granted))
  end $$;
grant execute on function permissions_in to loadline_gate;

/* The last step of every way in: the permission is checked and the viewer set, for this transaction only. */
create or replace function admitted(m member, permission text) returns member language plpgsql as $$
begin
  if permission is not null and not permission = any (m.permissions) then raise exception 'no permission' using errcode = 'LL403'; end if;
  -- The pool of staff reads across customers: only the forwarder's own people get through it.
  if session_user = 'loadline_staff' and (m.kind <> 'forwarder' or m.viewing_as) then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform set_config('app.org', m.org_id::text, true), set_config('app.user', m.user_id::text, true), set_config('app.authority', m.data_authority, true),
    set_config('app.team', coalesce(m.team_id::text, ''), true), set_config('app.sees_all', m.sees_all::text, true),
    set_config('app.permissions', array_to_string(m.permissions, ' '), true);
  if m.viewing_as then perform set_config('transaction_read_only', 'on', true); end if;
  return m;
end $$;
grant execute on function admitted to loadline_gate;

create or replace function enter(token bytea, permission text) returns member
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m member; seen timestamptz; held text[]; granted text[];
begin
  select o.org_id, u.user_id, u.username, u.name, o.name_zh, o.name_en, case when s.as_org is null then u.data_authority else 'organisation' end,
      s.session_id, o.kind, coalesce(c.require_totp, false) and u.totp_confirmed_at is null and s.as_org is null and not s.by_sso, s.as_org is not null,
      t.team_id, coalesce(t.all_customers, false), u.org_id, s.seen_at, coalesce(r.permissions, u.permissions), c.permissions
    into m.org_id, m.user_id, m.username, m.name, m.company_zh, m.company_en, m.data_authority,
      m.session_id, m.kind, m.must_enrol, m.viewing_as, m.team_id, m.sees_all, m.staff_org, seen, held, granted
    from session s
    join app_user u on u.org_id = s.org_id and u.user_id = s.user_id and u.enabled
    join organisation o on o.org_id = coalesce(s.as_org, s.org_id)
    left join customer c on c.org_id = o.org_id
    left join role r on r.role_id = u.role_id
    left join team t on t.team_id = u.team_id
    where s.token_hash = token and s.expires_at > now() and s.seen_at > now() - interval '2 hours'
      and (c.status is null or c.status = 'active' or s.as_org is not null);
  if not found then raise exception 'no session' using errcode = 'LL401'; end if;
  if m.viewing_as and not 'op:customer:view-as' = any (held) then raise exception 'no session' using errcode = 'LL401'; end if;
  if seen < now() - interval '1 minute' then
    -- On a full disk reading goes on.
    begin update session set seen_at = now() where session.token_hash = token; exception when disk_full then null; end;
  end if;
  if granted is null and not m.must_enrol and not m.viewing_as then m.permissions := held;
  else m.permissions := permissions_in(held, granted, m.must_enrol, m.viewing_as); end if;
  return admitted(m, permission);
end $$;
grant execute on function enter to loadline_app, loadline_staff;

/* Somebody of the forwarder who came in as themselves goes on in a customer's place: with the rows and rights of the
   customer's administrator, under their own name. Whom they do not serve is not there for them. */
create or replace function on_behalf(m member, customer_org uuid, permission text) returns member language plpgsql as $$
declare status text;
begin
  select o.name_zh, o.name_en, c.status into m.company_zh, m.company_en, status
    from customer c join organisation o using (org_id) where c.org_id = customer_org and staff_serves(customer_org);
  if not found then raise exception 'no such customer' using errcode = 'LL404'; end if;
  if status <> 'active' then raise exception 'not an active customer' using errcode = 'LL410'; end if;
  select r.permissions into m.permissions from role r where r.code = 'customerAdmin';
  m.org_id := customer_org; m.kind := 'customer'; m.data_authority := 'organisation'; m.team_id := null; m.sees_all := false;
  return admitted(m, permission);
end $$;
grant execute on function on_behalf to loadline_gate;

/* `contact`: the one of the customer's people for whom; null for nobody in particular. */
create or replace function enter_for(token bytea, permission text, customer_org uuid, contact uuid) returns member
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m member := on_behalf(enter(token, 'op:for-customer'), customer_org, permission);
begin
  perform for_contact(contact);
  return m;
end $$;
grant execute on function enter_for to loadline_app;

/* What is written from here on is looked after by this person of the customer's, who sees it as their own. */
create or replace function for_contact(contact uuid) returns void language plpgsql as $$
begin
  if contact is null then return; end if;
  perform from app_user u where u.org_id = app_org() and u.user_id = contact and u.enabled;
  if not found then raise exception 'no such contact' using errcode = 'LL404'; end if;
  perform set_config('app.contact', contact::text, true);
end $$;
grant execute on function for_contact to loadline_gate;

create or replace function app_contact() returns uuid language sql stable as $$
  select nullif(current_setting('app.contact', true), '')::uuid $$;
grant execute on function app_contact to loadline_app, loadline_staff, loadline_gate, loadline_jobs;

create or replace function take_contact() returns trigger language plpgsql as $$
begin
  new.handler_id := app_contact();
  return new;
end $$;
grant execute on function take_contact to loadline_app, loadline_staff, loadline_gate;

/* A program comes by a key: in the name of whoever made it, with what of their rights the key is given. What the key may not,
   or may not from here, is refused only to who holds it. */
create or replace function enter_by_key(token bytea, came_from text, permission text) returns member
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m member; allowed inet[]; scopes text[]; held text[]; granted text[];
begin
  select o.org_id, u.user_id, u.username, k.name || ' · ' || u.name, o.name_zh, o.name_en,
      case when k.data_authority = 'own' then 'own' else u.data_authority end, k.id, o.kind,
      coalesce(c.require_totp, false) and u.totp_confirmed_at is null, false, t.team_id, coalesce(t.all_customers, false), u.org_id,
      k.addresses, k.scopes, coalesce(r.permissions, u.permissions), c.permissions
    into m.org_id, m.user_id, m.username, m.name, m.company_zh, m.company_en, m.data_authority, m.session_id, m.kind,
      m.must_enrol, m.viewing_as, m.team_id, m.sees_all, m.staff_org, allowed, scopes, held, granted
    from api_key k
    join app_user u on u.org_id = k.org_id and u.user_id = k.created_by and u.enabled
    join organisation o on o.org_id = k.org_id
    left join customer c on c.org_id = o.org_id
    left join role r on r.role_id = u.role_id
    left join team t on t.team_id = u.team_id
    where k.token_hash = token and k.revoked_at is null and now() < key_ends(k.expires_on) and coalesce(c.status, 'active') = 'active';
  if not found then raise exception 'no such key' using errcode = 'LL401'; end if;
  if cardinality(allowed) > 0 and not came_from::inet <<= any (allowed) then
    raise exception 'not from here' using errcode = 'LL406', detail = came_from;
  end if;
  m.permissions := array(select p from unnest(permissions_in(held, granted, m.must_enrol, false)) p where p = any (scopes));
  return admitted(m, permission);
end $$;
grant execute on function enter_by_key to loadline_app, loadline_staff;

create or replace function enter_for_by_key(token bytea, came_from text, permission text, customer_org uuid, contact uuid) returns member
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m member := on_behalf(enter_by_key(token, came_from, 'op:for-customer'), customer_org, permission);
begin
  perform for_contact(contact);
  return m;
end $$;
grant execute on function enter_for_by_key to loadline_app;

/* The last day of a key ends with the day in China. */
create or replace function key_ends(last_day date) returns timestamptz language sql immutable as $$
  select ((last_day + 1)::timestamp at time zone 'Asia/Shanghai') $$;
grant execute on function key_ends to loadline_app, loadline_staff, loadline_gate;

create or replace function asker_of_job(job bigint) returns table (org uuid, member uuid)
  language sql stable security definer set search_path = graphile_worker, public, pg_temp as $$
  select (payload -> 'asker' ->> 'org')::uuid, (payload -> 'asker' ->> 'user')::uuid
  from graphile_worker._private_jobs where id = job and locked_at is not null $$;
alter function asker_of_job owner to loadline_jobs;
grant execute on function asker_of_job to loadline_gate;

create or replace function contact_of_job(job bigint) returns uuid
  language sql stable security definer set search_path = graphile_worker, public, pg_temp as $$
  select (payload -> 'asker' ->> 'contact')::uuid from graphile_worker._private_jobs where id = job and locked_at is not null $$;
alter function contact_of_job owner to loadline_jobs;
grant execute on function contact_of_job to loadline_gate;

create or replace function enter_job(job bigint, permission text) returns member
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m member; asked_for uuid;
begin
  select a.org, u.org_id, u.user_id, u.username, u.name, o.name_zh, o.name_en, u.data_authority, o.kind, false, false, u.team_id, coalesce(t.all_customers, false),
      u.org_id, permissions_in(coalesce(r.permissions, u.permissions), c.permissions, false, false)
    into asked_for, m.org_id, m.user_id, m.username, m.name, m.company_zh, m.company_en, m.data_authority, m.kind, m.must_enrol, m.viewing_as, m.team_id,
      m.sees_all, m.staff_org, m.permissions
    from asker_of_job(job) a
    join app_user u on u.org_id in (a.org, forwarder_id()) and u.user_id = a.member and u.enabled
    join organisation o on o.org_id = u.org_id
    left join customer c on c.org_id = o.org_id
    left join role r on r.role_id = u.role_id
    left join team t on t.team_id = u.team_id
    where c.status is null or c.status = 'active';
  if not found then raise exception 'no running job' using errcode = 'LL401'; end if;
  if asked_for <> m.org_id then
    m := on_behalf(admitted(m, 'op:for-customer'), asked_for, permission);
    perform for_contact(contact_of_job(job));
    return m;
  end if;
  return admitted(m, permission);
end $$;
grant execute on function enter_job to loadline_app, loadline_staff;

/* The program itself at work for the forwarder, with nobody at the keyboard: it applies what carriers send, for the
   customers of all teams. Only the pool of staff can be it. */
create or replace function enter_program(permission text) returns member
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m member;
begin
  select o.org_id, '00000000-0000-0000-0000-000000000000'::uuid, 'loadline', 'Loadline', o.name_zh, o.name_en,
      array['op:feed:manage', 'op:event:add', 'op:exception:edit', 'op:finance'], 'organisation', 'forwarder', false, false, true, o.org_id
    into m.org_id, m.user_id, m.username, m.name, m.company_zh, m.company_en, m.permissions, m.data_authority, m.kind, m.must_enrol, m.viewing_as,
      m.sees_all, m.staff_org
    from organisation o where o.kind = 'forwarder';
  if not found then raise exception 'no forwarder' using errcode = 'LL401'; end if;
  return admitted(m, permission);
end $$;
grant execute on function enter_program to loadline_staff;

/* Licences wait under the forwarder until an application names them. */
create or replace function forwarder_id() returns uuid language sql stable security definer set search_path = public, pg_temp
  as $$ select org_id from organisation where kind = 'forwarder' $$;
grant execute on function forwarder_id to loadline_app;

/* Whether a session lives on, and until when unless it is used: asking does not use it. */
create or replace function session_until(token bytea) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select least(s.expires_at, s.seen_at + interval '2 hours') from session s
    join app_user u on u.org_id = s.org_id and u.user_id = s.user_id and u.enabled
    left join customer c on c.org_id = coalesce(s.as_org, s.org_id)
    where s.token_hash = token and s.expires_at > now() and s.seen_at > now() - interval '2 hours'
      and (c.status is null or c.status = 'active' or s.as_org is not null) $$;
grant execute on function session_until to loadline_app;
