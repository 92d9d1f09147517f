-- What the staff console reaches beyond its tables, each with the check that belongs to it.

/* A company's name without the words of its legal form, in which all companies are alike. The Chinese ones: gufen youxian
   gongsi, youxian zeren gongsi, youxian gongsi, gongsi; then full-width brackets, full stop, comma and enumeration comma. */
create or replace function plain_company(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(lower(coalesce(name, '')), E'(\u80a1\u4efd\u6709\u9650\u516c\u53f8|\u6709\u9650\u8d23\u4efb\u516c\u53f8|\u6709\u9650\u516c\u53f8|\u516c\u53f8|\\m(company|limited|corporation|incorporated|co|ltd|inc|llc|corp|gmbh)\\M|[[:punct:][:space:]\uff08\uff09\u3002\uff0c\u3001]+)', '', 'g') $$;
grant execute on function plain_company to loadline_app, loadline_staff, loadline_gate;

/* Customers, users and registrations that may be the applicant once more. Who does not serve a customer learns that
   there is one, not which: they have to ask. */
-- Loads the library: without it the setting of its threshold is unknown.
select similarity('', '');
create or replace function duplicates_of(asked uuid) returns table (reason text, kind text, outside boolean, org_id uuid, registration_id uuid, code text,
    name text, person text, enabled boolean, state text, same_legal_id boolean, last_order_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.45 as $$
  with r as (select x.*, plain_company(x.company_name_cn) as zh, plain_company(x.company_name_en) as en from registration x where x.registration_id = asked and app_may('op:registration:view')),
  hits as (
    select 'legalId' as reason, 'customer' as kind, c.org_id, null::text as person, null::boolean as enabled
      from r join customer c on (c.legal_id_kind, c.legal_id) = (r.legal_id_kind, r.legal_id)
    union all
    select 'mobile', 'user', u.org_id, u.name, u.enabled from r join app_user u on u.mobile = r.mobile or lower(u.username) = r.mobile
    union all
    select 'name', 'customer', o.org_id, null, null from r join organisation o on o.kind = 'customer'
      and (r.zh <> '' and plain_company(o.name_zh) % r.zh or r.en <> '' and plain_company(o.name_en) % r.en
        or length(r.zh) >= 4 and plain_company(o.name_zh) like '%' || r.zh || '%')
      where not exists (select from customer c where c.org_id = o.org_id and (c.legal_id_kind, c.legal_id) = (r.legal_id_kind, r.legal_id))
  )
  select h.reason, h.kind, not staff_serves(h.org_id), k.org_id, null::uuid, k.code, k.name_zh, case when k.org_id is not null then h.person end,
      case when k.org_id is not null then h.enabled end, case when k.org_id is not null then c.status end, coalesce((c.legal_id_kind, c.legal_id) = (r.legal_id_kind, r.legal_id), false),
      case when k.org_id is not null then (select max(s.order_time) from orders s where s.org_id = k.org_id) end
    from hits h cross join r
    left join organisation k on k.org_id = h.org_id and staff_serves(h.org_id)
    left join customer c on c.org_id = h.org_id
    where h.org_id is distinct from r.org_id_made
  union all
  select case when o.same then 'legalId' when o.mobile = r.mobile then 'mobile' end, 'registration', false, null, o.registration_id, o.no,
      coalesce(o.company_name_cn, o.company_name_en, o.contact_name), o.contact_name, null, o.state, o.same, null
    from r cross join lateral (select x.*, (x.legal_id_kind, x.legal_id) = (r.legal_id_kind, r.legal_id) as same from registration x
      where x.registration_id <> r.registration_id and (x.legal_id = r.legal_id or x.mobile = r.mobile) and x.org_id_made is null) o
    where o.same or o.mobile = r.mobile $$;
grant execute on function duplicates_of to loadline_staff;

/* The next code that no customer has: `C` and a number. A proposal; the one who approves may type another. */
create or replace function free_customer_code() returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select 'C' || lpad((coalesce(max(substr(code, 2)::int), 0) + 1)::text, 4, '0') from organisation where code ~ '^C\d{4,8}$'
    having app_may('op:registration:view') $$;
grant execute on function free_customer_code to loadline_staff;

/* Which of these codes, user names and mobiles somebody has, whoever serves them. */
create or replace function taken_names(codes text[], usernames text[], mobiles text[]) returns table (what text, name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select 'code', o.code from organisation o where o.code = any(codes) and app_may('op:registration:decide')
  union all
  select 'username', lower(u.username) from app_user u where lower(u.username) = any(usernames) and app_may('op:registration:decide')
  union all
  select 'mobile', u.mobile from app_user u where u.mobile = any(mobiles) and app_may('op:registration:decide') $$;
grant execute on function taken_names to loadline_staff;

/* The first user of an approved applicant, with the password they have chosen, which no member of the staff can read. */
create or replace function open_account(asked uuid, member uuid, role_given uuid, authority text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into app_user (org_id, user_id, username, name, mobile, email, id_kind, id_number, password_hash, permissions, role_id, data_authority, language)
    select r.org_id_made, member, r.mobile, r.contact_name, r.mobile, r.email, case when r.account_type = 'personal' then r.legal_id_kind else 'residentId' end,
      case when r.account_type = 'personal' then r.legal_id end, r.password_hash,
      '{}', role_given, authority, r.language
    from registration r where r.registration_id = asked and r.state = 'APPROVED' and app_may('op:registration:decide')
      and not exists (select from app_user u where u.org_id = r.org_id_made) $$;
grant execute on function open_account to loadline_staff;

/* How many enabled people a change of each role touches, whoever serves them. */
create or replace function people_of_roles() returns table (role_id uuid, total integer, organisation integer, own integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.role_id, count(*)::int, (count(*) filter (where u.data_authority = 'organisation'))::int, (count(*) filter (where u.data_authority = 'own'))::int
  from app_user u where u.enabled and u.role_id is not null and app_may('op:role:manage') group by 1 $$;
grant execute on function people_of_roles to loadline_staff;

/* How many have a role, enabled or not. */
create or replace function role_holders(asked uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::int from app_user u where u.role_id = asked and app_may('op:role:manage') $$;
grant execute on function role_holders to loadline_staff;

/* Takes a role away for good; whoever has it gets the other one, and who manages users with it sees all of their organisation.
   Gives how many of each organisation that were. The caller has looked at both roles and writes the audit rows. */
create or replace function remove_role(asked uuid, heir uuid) returns table (org_id uuid, people integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_may('op:role:manage') then raise exception 'no permission' using errcode = 'LL403'; end if;
  return query with moved as (
      update app_user u set role_id = r.role_id, version = u.version + 1, updated_at = now(),
          data_authority = case when 'user:manage' = any (r.permissions) then 'organisation' else u.data_authority end
        from role r where r.role_id = heir and u.role_id = asked returning u.org_id)
    select m.org_id, count(*)::int from moved m group by m.org_id order by m.org_id;
  with gone as (delete from role r where r.role_id = asked and not r.fixed returning r.role_id)
    insert into removed_role (role_id) select g.role_id from gone g;
end $$;
grant execute on function remove_role to loadline_staff;

/* The whole identity number of a customer's user, for who may reveal it; the caller has asked for the password and writes the audit row. */
create or replace function whole_id_number(member uuid) returns table (org_id uuid, id_number text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.org_id, u.id_number from app_user u
  where u.user_id = member and u.id_number is not null and staff_serves(u.org_id) and app_may('op:personal:reveal') $$;
grant execute on function whole_id_number to loadline_staff;

/* Forgets the second factor of one user, whom the caller's team serves. */
create or replace function forget_second_factor(member uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update app_user u set totp_secret = null, totp_confirmed_at = null, totp_step = null, recovery_codes = '{}'
  where u.user_id = member and staff_serves(u.org_id) and (app_may('op:user:manage') or app_may('op:staff:manage')) $$;
grant execute on function forget_second_factor to loadline_staff;

/* A session with a customer's eyes: for half an hour, and never longer than the one it is opened from. */
create or replace function open_view(customer_seen uuid, own_session uuid, token bytea, minutes integer, why text, device_told text, address_told text)
  returns timestamptz language plpgsql security definer set search_path = public, pg_temp as $$
declare ends timestamptz;
begin
  if not app_may('op:customer:view-as') then raise exception 'no permission' using errcode = 'LL403'; end if;
  insert into session (org_id, user_id, token_hash, expires_at, device, address, as_org, reason, opened_by)
    select s.org_id, s.user_id, token, least(s.expires_at, now() + make_interval(mins => minutes)), device_told, address_told, o.org_id, why, s.session_id
    from session s, organisation o
    where s.session_id = own_session and s.user_id = app_user() and s.as_org is null
      and o.org_id = customer_seen and o.kind = 'customer' and staff_serves(o.org_id)
    returning expires_at into ends;
  return ends;
end $$;
grant execute on function open_view to loadline_staff;

/* A message that did not go out waits for its turn again. */
create or replace function retry_message(asked uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update message m set state = 'queued', error = null
    where m.message_id = asked and m.state in ('failed', 'withheld') and (m.org_id is null or staff_serves(m.org_id)) and app_may('op:message:view');
  if not found then return false; end if;
  perform enqueue_for_nobody('send-message', jsonb_build_object('messageId', asked), 'message ' || asked);
  return true;
end $$;
grant execute on function retry_message to loadline_staff;

/* The image of a brand: only one that some host shows. */
create or replace function shown_image(asked uuid) returns table (org_id uuid, name text, type text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.org_id, f.name, f.type from file f
  where f.file_id = asked and exists (select from host_brand h where asked in (h.logo_file_id, h.favicon_file_id)) $$;
grant execute on function shown_image to loadline_app;

/* Under whose name and by whose address waybills are made out. As long as nobody has written any, it is the name alone. */
create or replace function forwarder_particulars() returns table (name_zh text, name_en text, address_zh text, address_en text, phone text, email text, uscc text,
    city text, iata_code text, cass_no text, account_no text, version integer, updated_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.name_zh, o.name_en, f.address_zh, f.address_en, f.phone, f.email, f.uscc, f.city, f.iata_code, f.cass_no, f.account_no,
    coalesce(f.version, 0), f.updated_at
  from organisation o left join forwarder f on true where o.kind = 'forwarder' $$;
grant execute on function forwarder_particulars to loadline_app, loadline_staff;
