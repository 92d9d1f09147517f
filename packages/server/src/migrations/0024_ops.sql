-- The staff console: what its people may reach beyond their tables, each with the check that belongs to it.

/* Whether a customer is one of the team's. The policies say the same; definer functions, which see all, ask here. */
create function staff_serves(asked uuid) returns boolean language sql stable as $$
  select app_sees_all() or asked = app_org() or exists (select from team_customer t where t.team_id = app_team() and t.org_id = asked) $$;

-- What a customer is granted is never a right of the forwarder.
alter table customer add check (permissions is null or ' ' || array_to_string(permissions, ' ') not like '% op:%');

-- A role keeps its category for good: it is what keeps the forwarder's rights apart.
revoke update on role from loadline_staff;
grant update (name_zh, name_en, permissions, version, updated_at) on role to loadline_staff;

-- A message about a customer belongs to that customer's team; one about nobody yet to everybody.
drop policy staff on message;
create policy staff on message for select to loadline_staff using (org_id is null or (select app_sees_all()) or org_id = (select app_org())
  or org_id in (select t.org_id from team_customer t where t.team_id = (select app_team())));

-- A look as a customer ends with the staff session it was opened from.
alter table session add column opened_by uuid references session (session_id) on delete cascade;
create index session_opened_by on session (opened_by) where opened_by is not null;

create index audit_by_time on audit (at desc, audit_id desc);
create index customer_by_time on customer (created_at desc, org_id desc);

/* A company's name without the words of its legal form, in which all companies are alike. The Chinese ones: gufen youxian
   gongsi, youxian zeren gongsi, youxian gongsi, gongsi; then full-width brackets, full stop, comma and enumeration comma. */
create function plain_company(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(lower(coalesce(name, '')), E'(\u80a1\u4efd\u6709\u9650\u516c\u53f8|\u6709\u9650\u8d23\u4efb\u516c\u53f8|\u6709\u9650\u516c\u53f8|\u516c\u53f8|\\m(company|limited|corporation|incorporated|co|ltd|inc|llc|corp|gmbh)\\M|[[:punct:][:space:]\uff08\uff09\u3002\uff0c\u3001]+)', '', 'g') $$;
create index organisation_name_zh on organisation using gin (plain_company(name_zh) gin_trgm_ops);
create index organisation_name_en on organisation using gin (plain_company(name_en) gin_trgm_ops);

/* Customers, users and registrations that may be the applicant once more. Who does not serve a customer learns that
   there is one, not which: he has to ask. */
create function duplicates_of(asked uuid) returns table (reason text, kind text, outside boolean, org_id uuid, registration_id uuid, code text,
    name text, person text, enabled boolean, state text, same_legal_id boolean, last_order_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.45 as $$
  with r as (select x.*, plain_company(x.company_name_cn) as zh, plain_company(x.company_name_en) as en from registration x where x.registration_id = asked),
  hits as (
    select 'legalId' as reason, 'customer' as kind, c.org_id, null::text as person, null::boolean as enabled
      from r join customer c on c.legal_id = r.legal_id
    union all
    select 'mobile', 'user', u.org_id, u.name, u.enabled from r join app_user u on u.mobile = r.mobile or lower(u.username) = r.mobile
    union all
    select 'name', 'customer', o.org_id, null, null from r join organisation o on o.kind = 'customer'
      and (r.zh <> '' and plain_company(o.name_zh) % r.zh or r.en <> '' and plain_company(o.name_en) % r.en
        or length(r.zh) >= 4 and plain_company(o.name_zh) like '%' || r.zh || '%')
      where not exists (select from customer c where c.org_id = o.org_id and c.legal_id = r.legal_id)
  )
  select h.reason, h.kind, not staff_serves(h.org_id), k.org_id, null::uuid, k.code, k.name_zh, case when k.org_id is not null then h.person end,
      case when k.org_id is not null then h.enabled end, case when k.org_id is not null then c.status end, coalesce(c.legal_id = r.legal_id, false),
      case when k.org_id is not null then (select max(s.order_time) from orders s where s.org_id = k.org_id) end
    from hits h cross join r
    left join organisation k on k.org_id = h.org_id and staff_serves(h.org_id)
    left join customer c on c.org_id = h.org_id
    where h.org_id is distinct from r.org_id_made
  union all
  select case when o.legal_id = r.legal_id then 'legalId' when o.mobile = r.mobile then 'mobile' end, 'registration', false, null, o.registration_id, o.no,
      coalesce(o.company_name_cn, o.contact_name), o.contact_name, null, o.state, o.legal_id = r.legal_id, null
    from r join registration o on o.registration_id <> r.registration_id and (o.legal_id = r.legal_id or o.mobile = r.mobile) and o.org_id_made is null $$;

/* The next code that no customer has: `C` and a number. A proposal; the one who approves may type another. */
create function free_customer_code() returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select 'C' || lpad((coalesce(max(substr(code, 2)::int), 0) + 1)::text, 4, '0') from organisation where code ~ '^C\d{4,8}$' $$;

/* The first user of an approved applicant, with the password he has chosen, which no member of the staff can read. */
create function open_account(asked uuid, member uuid, role_given uuid, authority text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into app_user (org_id, user_id, username, name, mobile, email, id_number, password_hash, permissions, role_id, data_authority)
    select r.org_id_made, member, r.mobile, r.contact_name, r.mobile, r.email, case when r.account_type = 'personal' then r.legal_id end, r.password_hash,
      '{}', role_given, authority
    from registration r where r.registration_id = asked and r.state = 'APPROVED' and app_may('op:registration:decide')
      and not exists (select from app_user u where u.org_id = r.org_id_made) $$;

/* How many enabled people a change of each role touches, whoever serves them. */
create function people_of_roles() returns table (role_id uuid, total integer, organisation integer, own integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.role_id, count(*)::int, (count(*) filter (where u.data_authority = 'organisation'))::int, (count(*) filter (where u.data_authority = 'own'))::int
  from app_user u where u.enabled and u.role_id is not null and app_may('op:role:manage') group by 1 $$;

/* The whole identity number of a customer's user, for who may reveal it; the caller has asked for the password and writes the audit row. */
create function whole_id_number(member uuid) returns table (org_id uuid, id_number text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.org_id, u.id_number from app_user u
  where u.user_id = member and u.id_number is not null and staff_serves(u.org_id) and app_may('op:personal:reveal') $$;

/* Forgets the second factor of one user, whom the caller's team serves. */
create function forget_second_factor(member uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update app_user u set totp_secret = null, totp_confirmed_at = null, totp_step = null, recovery_codes = '{}'
  where u.user_id = member and staff_serves(u.org_id) and (app_may('op:user:manage') or app_may('op:staff:manage')) $$;

/* A session with a customer's eyes: for half an hour, and never longer than the one it is opened from. */
create function open_view(customer_seen uuid, own_session uuid, token bytea, minutes integer, why text, device_told text, address_told text)
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

/* A message that did not go out waits for its turn again. */
create function retry_message(asked uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update message m set state = 'queued', error = null
    where m.message_id = asked and m.state in ('failed', 'withheld') and (m.org_id is null or staff_serves(m.org_id)) and app_may('op:message:view');
  if not found then return false; end if;
  perform enqueue_for_nobody('send-message', jsonb_build_object('messageId', asked), 'message ' || asked);
  return true;
end $$;

/* The image of a brand: only one that some host shows. */
create function shown_image(asked uuid) returns table (org_id uuid, name text, type text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.org_id, f.name, f.type from file f
  where f.file_id = asked and exists (select from host_brand h where asked in (h.logo_file_id, h.favicon_file_id)) $$;

grant create on schema public to loadline_gate;
alter function duplicates_of(uuid) owner to loadline_gate;
alter function free_customer_code() owner to loadline_gate;
alter function open_account(uuid, uuid, uuid, text) owner to loadline_gate;
alter function people_of_roles() owner to loadline_gate;
alter function whole_id_number(uuid) owner to loadline_gate;
alter function forget_second_factor(uuid) owner to loadline_gate;
alter function open_view(uuid, uuid, bytea, integer, text, text, text) owner to loadline_gate;
alter function retry_message(uuid) owner to loadline_gate;
alter function shown_image(uuid) owner to loadline_gate;
revoke create on schema public from loadline_gate;

revoke execute on function staff_serves(uuid), plain_company(text), duplicates_of(uuid), free_customer_code(),
  open_account(uuid, uuid, uuid, text), people_of_roles(), whole_id_number(uuid),
  forget_second_factor(uuid), open_view(uuid, uuid, bytea, integer, text, text, text), retry_message(uuid), shown_image(uuid) from public;
grant select (id_number_tail) on app_user to loadline_staff;
grant execute on function staff_serves(uuid), plain_company(text) to loadline_gate, loadline_staff;
grant execute on function plain_company(text) to loadline_app, loadline_owner;
grant execute on function duplicates_of(uuid), free_customer_code(), open_account(uuid, uuid, uuid, text), people_of_roles(), whole_id_number(uuid),
  forget_second_factor(uuid), open_view(uuid, uuid, bytea, integer, text, text, text), retry_message(uuid)
  to loadline_staff;
grant execute on function shown_image(uuid) to loadline_app;
grant select on host_brand to loadline_gate;
