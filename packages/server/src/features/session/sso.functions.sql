-- Single sign-on: of people who are not signed in yet.

/* The provider that a mail domain leads to; its secret is sealed. */
create or replace function sso_provider_for(asked text) returns table (org_id uuid, issuer text, client_id text, client_secret bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.org_id, p.issuer, p.client_id, p.client_secret from sso_domain d join sso_provider p using (org_id)
    where d.domain = lower(asked) and p.enabled $$;
grant execute on function sso_provider_for to loadline_app;

create or replace function begin_sso(org uuid, state bytea, browser_key bytea, kept bytea, minutes integer) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with begun as (insert into sso_login (state_hash, org_id, key_hash, sealed, expires_at)
    select state, p.org_id, browser_key, kept, now() + make_interval(mins => minutes) from sso_provider p where p.org_id = org and p.enabled
    on conflict do nothing returning 1)
  select exists (select from begun) $$;
grant execute on function begin_sso to loadline_app;

/* The answer of a provider counts once: whatever comes of it, the same state is refused from here on. */
create or replace function take_sso(state bytea) returns table (org_id uuid, issuer text, client_id text, client_secret bytea, claim text, sealed bytea)
  language sql security definer set search_path = public, pg_temp as $$
  update sso_login l set answered_at = now() from sso_provider p
    where l.state_hash = state and l.answered_at is null and l.expires_at > now() and p.org_id = l.org_id and p.enabled
    returning p.org_id, p.issuer, p.client_id, p.client_secret, p.claim, l.sealed $$;
grant execute on function take_sso to loadline_app;

/* The role that the groups of somebody give: the first of the mapping that they are in, else the one for all others. A role of
   the other side of the house gives none, whatever the mapping says. */
create or replace function sso_role_of(org uuid, groups text[]) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.role_id from sso_provider p join organisation o using (org_id),
    lateral (select m.value ->> 'roleId' as wanted, m.n from jsonb_array_elements(p.mapping) with ordinality m (value, n) where m.value ->> 'group' = any (groups)
      union all select p.default_role_id::text, 1000000) w
    join role r on r.role_id::text = w.wanted
    where p.org_id = org and r.category = case o.kind when 'forwarder' then '1' else '2' end
    order by w.n limit 1 $$;

/* Who it is of the organisation: by the provider's own name for them, else the one person with their confirmed mail address who has
   no such name yet. Nobody of another organisation is looked at. */
create or replace function sso_person_of(org uuid, subject text, mail text) returns setof app_user
  language sql stable security definer set search_path = public, pg_temp as $$
  with named as (select u.* from app_user u where u.org_id = org and u.sso_subject = subject)
  select * from named
  union all
  select u.* from app_user u where u.org_id = org and u.sso_subject is null and lower(u.email) = mail and not exists (select from named) $$;

/* A person of the organisation who comes for the first time. */
create or replace function make_sso_person(org uuid, member uuid, subject text, mail text, person_name text, wanted_role uuid, audit_row uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare free_name text := coalesce(mail, subject); authority text; kind text;
begin
  select p.data_authority, o.kind into authority, kind from sso_provider p join organisation o using (org_id) where p.org_id = org;
  -- A role that manages users sees the organisation's data.
  if kind = 'forwarder' or exists (select from role r where r.role_id = wanted_role and 'user:manage' = any (r.permissions)) then authority := 'organisation'; end if;
  free_name := left(free_name, 64);
  if exists (select from app_user u where lower(u.username) = lower(free_name)) then free_name := 'sso-' || member; end if;
  -- No password is right for a hash that is none.
  insert into app_user (org_id, user_id, username, name, email, role_id, permissions, data_authority, password_hash, sso_subject)
    values (org, member, free_name, left(person_name, 64), mail, wanted_role, '{}', authority, 'none', subject);
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (org, audit_row, member, left(person_name, 64), 'made', case kind when 'forwarder' then 'staff' else 'user' end, member,
      jsonb_build_object('how', 'sso', 'roleId', wanted_role));
end $$;

/* What the provider has said, proven by the server, becomes a person with the role of today. Gives why they may not come in, else ''. Their sessions end with their last role. */
create or replace function answer_sso(state bytea, code bytea, subject text, mail text, person_name text, groups text[], member uuid,
    audit_row uuid, device text, network text, out_address bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare l sso_login; p sso_provider; u app_user; wanted uuid; found_people integer; why text; kind text;
begin
  select * into l from sso_login where state_hash = state and answered_at is not null and code_hash is null for update;
  if not found then return null; end if;
  select * into p from sso_provider where sso_provider.org_id = l.org_id;
  select o.kind into kind from organisation o where o.org_id = l.org_id;
  -- Two first logins of one person at once make one person.
  perform pg_advisory_xact_lock(hashtextextended('sso ' || l.org_id || subject, 0));
  select count(*) into found_people from sso_person_of(l.org_id, subject, mail);
  select * into u from sso_person_of(l.org_id, subject, mail) limit 1;
  wanted := sso_role_of(l.org_id, groups);
  if found_people > 1 then why := 'severalAccounts'; u := null;
  elsif exists (select from customer c where c.org_id = l.org_id and c.status <> 'active') then why := 'customerInactive';
  elsif not u.enabled then why := 'userDisabled';
  elsif wanted is null and (u.user_id is null or u.user_id is distinct from p.emergency_id) then
    why := 'ssoNoRole';
    delete from session where session.org_id = l.org_id and session.user_id = u.user_id;
  end if;
  if why is not null then perform refuse_sso(state, code, why, u.user_id, audit_row, device, network); return why; end if;
  if u.user_id is null then perform make_sso_person(l.org_id, member, subject, mail, person_name, wanted, audit_row);
  else
    -- The account that is kept for the day without a provider has its role from nobody else.
    if u.user_id = p.emergency_id then wanted := u.role_id; end if;
    if u.role_id is distinct from wanted then
      insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
        values (l.org_id, audit_row, u.user_id, u.name, 'edited', case kind when 'forwarder' then 'staff' else 'user' end, u.user_id,
          jsonb_build_object('how', 'sso', 'roleId', jsonb_build_object('from', u.role_id, 'to', wanted)));
    end if;
    update app_user a set sso_subject = subject, role_id = wanted, version = a.version + 1, updated_at = now()
      where a.org_id = l.org_id and a.user_id = u.user_id and (a.sso_subject is distinct from subject or a.role_id is distinct from wanted);
  end if;
  update sso_login set code_hash = code, user_id = coalesce(u.user_id, member), sso_logout = out_address, expires_at = now() + interval '2 minutes'
    where state_hash = state;
  return '';
end $$;
grant execute on function answer_sso to loadline_app;

/* A login that the provider or the server did not let through; the page that began it is told why by the same code. */
create or replace function refuse_sso(state bytea, code bytea, why text, person uuid, audit_row uuid, device text, network text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  with refused as (update sso_login l set code_hash = code, refusal = why, expires_at = now() + interval '2 minutes'
    where l.state_hash = state and l.answered_at is not null and l.code_hash is null returning l.org_id)
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    select r.org_id, audit_row, u.user_id, coalesce(u.name, ''), 'refused-login', 'session', u.user_id,
      jsonb_build_object('how', 'sso', 'why', why, 'device', device, 'network', network)
    from refused r left join app_user u on u.org_id = r.org_id and u.user_id = person $$;
grant execute on function refuse_sso to loadline_app;

/* Once, and for the browser that began: opens the session as every login does. Gives why not, or null where there is nothing to trade. */
create or replace function trade_sso(code bytea, browser_key bytea, token bytea, audit_row uuid, device_told text, address_told text,
    device_kind text, message_row uuid, said_in text, told jsonb) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare l sso_login; enabled boolean;
begin
  delete from sso_login where code_hash = code returning * into l;
  if not found or l.key_hash <> browser_key or l.expires_at <= now() then return null; end if;
  if l.refusal is not null then return l.refusal; end if;
  select u.enabled into enabled from app_user u where u.org_id = l.org_id and u.user_id = l.user_id;
  if not enabled then return 'userDisabled'; end if;
  perform open_session(l.org_id, l.user_id, token, audit_row, device_told, address_told, 'sso', device_kind, message_row, said_in, told, null);
  update session set by_sso = true, sso_logout = l.sso_logout where session.token_hash = token;
  return '';
end $$;
grant execute on function trade_sso to loadline_app;

/* Whether somebody, by id or by the address that a code was sent to, has no other way in than single sign-on. */
create or replace function must_use_sso(person uuid, address text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from app_user u join sso_provider p on p.org_id = u.org_id and p.enabled and p.required and p.emergency_id <> u.user_id
    where u.user_id = person or u.mobile = address or lower(u.email) = address) $$;
grant execute on function must_use_sso to loadline_app;

/* Whether somebody of another organisation has a mail address of this domain. */
create or replace function domain_of_others(asked text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select (app_may('user:manage') or app_may('op:staff:manage'))
    and exists (select from app_user u where u.org_id <> app_org() and lower(split_part(u.email, '@', 2)) = lower(asked)) $$;
grant execute on function domain_of_others to loadline_app, loadline_staff;

create or replace function forget_sso_subjects() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update app_user set sso_subject = null where org_id = new.org_id and sso_subject is not null;
  return null;
end $$;

/* The roles that the viewer may give the people of their organisation: none that can do more than they do. */
create or replace function sso_roles() returns table (role_id uuid, name_zh text, name_en text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.role_id, r.name_zh, r.name_en from organisation o
    left join customer c on c.org_id = o.org_id
    join role r on r.category = case o.kind when 'forwarder' then '1' else '2' end
    where o.org_id = app_org() and (o.kind = 'forwarder' and app_may('op:staff:manage') or o.kind = 'customer' and app_may('user:manage'))
      and (app_may('op:role:manage') or array(select p from unnest(r.permissions) p where c.permissions is null or p = any (c.permissions))
        <@ string_to_array(current_setting('app.permissions', true), ' ')) $$;
grant execute on function sso_roles to loadline_app, loadline_staff;
