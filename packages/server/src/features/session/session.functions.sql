-- Calls of people who are not signed in yet, or who look after their own account.

/* Who is meant by a name or a mobile: a person, else an applicant who waits for one. A mobile goes before a name that
   looks like it. The caller verifies the password, also when this finds nobody. */
create or replace function login_of(asked text, number text) returns table (
    org_id uuid, user_id uuid, password_hash text, enabled boolean, active boolean, totp boolean, failures integer, failed_at timestamptz,
    state text, no text, reason text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.org_id, f.user_id, f.password_hash, f.enabled, f.active, f.totp, f.failures, f.failed_at, f.state, f.no, f.reason from (
    select u.org_id, u.user_id, u.password_hash, u.enabled, coalesce(c.status, 'active') = 'active' as active, u.totp_confirmed_at is not null as totp,
        u.failures, u.failed_at, null as state, null as no, null as reason, case when u.mobile = number then 0 else 1 end as rank
      from app_user u left join customer c on c.org_id = u.org_id where lower(u.username) = lower(asked) or u.mobile = number
    union all
    (select null, null, r.password_hash, true, true, false, 0, null, r.state, r.no, r.reason, 2
      from registration r where r.mobile = number and r.state <> 'APPROVED' order by r.submitted_at desc limit 1)
  ) f order by f.rank limit 1 $$;
grant execute on function login_of to loadline_app;

/* The same for a mail address in lower case, which several may have: two rows are as many as anybody needs to know. */
create or replace function logins_of_mail(address text) returns table (
    org_id uuid, user_id uuid, password_hash text, enabled boolean, active boolean, totp boolean, failures integer, failed_at timestamptz,
    state text, no text, reason text)
  language sql stable security definer set search_path = public, pg_temp as $$
  with people as (select l.* from app_user u, lateral login_of(u.username, null) l where lower(u.email) = address limit 2)
  select * from people
  union all
  (select null, null, r.password_hash, true, true, false, 0, null, r.state, r.no, r.reason
    from registration r where lower(r.email) = address and r.state <> 'APPROVED' and not exists (select from people) order by r.submitted_at desc limit 1) $$;
grant execute on function logins_of_mail to loadline_app;

/* Seconds from the last failure until the next try: none for the first few, then a window that doubles four times. */
create or replace function login_delay(failures integer, free integer, window_seconds integer) returns interval language sql immutable
  as $$ select case when failures < free then interval '0' else make_interval(secs => window_seconds * 2 ^ least(failures - free, 4)) end $$;
grant execute on function login_delay to loadline_gate;

/* Counts a try as failed before it is made: fifty at once must not all be tried. 0: go on; else the seconds to wait. */
create or replace function take_attempt(member uuid, name bytea, free integer, window_seconds integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare until timestamptz;
begin
  if member is not null then
    update app_user u set failures = u.failures + 1, failed_at = now()
      where u.user_id = member and (u.failed_at is null or u.failed_at + login_delay(u.failures, free, window_seconds) <= now());
    if found then return 0; end if;
    select u.failed_at + login_delay(u.failures, free, window_seconds) into until from app_user u where u.user_id = member;
  else
    insert into unknown_login as l values (name, 1, now()) on conflict (name_hash) do update set failures = l.failures + 1, failed_at = now()
      where l.failed_at + login_delay(l.failures, free, window_seconds) <= now();
    if found then return 0; end if;
    select l.failed_at + login_delay(l.failures, free, window_seconds) into until from unknown_login l where l.name_hash = name;
  end if;
  return greatest(1, ceil(extract(epoch from until - now())));
end $$;
grant execute on function take_attempt to loadline_app;

/* Whether a person has logged in from this network before. */
create or replace function knows_network(member uuid, network text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from app_user u where u.user_id = member and network = any (u.networks)) $$;
grant execute on function knows_network to loadline_app;

create or replace function remember_network(member uuid, network text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update app_user u set networks = (array[network] || array_remove(u.networks, network))[1:10]
    where u.user_id = member and network is distinct from u.networks[1] $$;
grant execute on function remember_network to loadline_app;

/* The try was right after all. */
create or replace function give_back_attempt(member uuid, name bytea, failed_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update app_user set failures = greatest(0, failures - 1), failed_at = failed_before where user_id = member;
  update unknown_login set failures = greatest(0, failures - 1) where member is null and name_hash = name $$;
grant execute on function give_back_attempt to loadline_app;

/* A login that was refused, as its person's company may read it; a name that nobody has stands in the forwarder's own log,
   unnamed, for a password may have been typed in its place. */
create or replace function note_refused_login(audit_row uuid, member uuid, how text, why text, device text, network text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    select coalesce(u.org_id, forwarder_id()), audit_row, u.user_id, coalesce(u.name, ''), 'refused-login', 'session', u.user_id,
      jsonb_build_object('how', how, 'why', why, 'device', device, 'network', network)
    from (select) one left join app_user u on u.user_id = member $$;
grant execute on function note_refused_login to loadline_app;

/* A new code voids the old ones of its purpose; `phone` is a mobile or a mail address in lower case. 0: laid down to be sent; else the seconds to wait, for a number that had
   one a minute ago, five within an hour or ten within a day. The work is the same whether anybody has the number. */
create or replace function request_code(code_row uuid, phone text, wanted text, hash bytea, valid interval, message_row uuid, said_in text, told jsonb,
    per_day integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare until timestamptz; taken boolean; cap record; by_mail boolean := phone like '%@%'; via text := case when phone like '%@%' then 'mail' else 'sms' end;
begin
  perform pg_advisory_xact_lock(hashtextextended('sms ' || phone, 0));
  select max(t.at) into until from (
    (select c.created_at + interval '1 minute' as at from sms_code c where c.recipient = phone order by c.created_at desc limit 1)
    union all (select c.created_at + interval '1 hour' from sms_code c where c.recipient = phone order by c.created_at desc limit 1 offset 4)
    union all (select c.created_at + interval '1 day' from sms_code c where c.recipient = phone order by c.created_at desc limit 1 offset 9)) t;
  if until > now() then return ceil(extract(epoch from until - now())); end if;
  select * into cap from take_allowance(case when by_mail then 'code mails of a day' else 'sms of a day' end, 1, per_day, 86400);
  if not cap.allowed then return cap.wait_seconds; end if;
  update sms_code c set expires_at = now() where c.recipient = phone and c.purpose = wanted and c.used_at is null and c.expires_at > now();
  insert into sms_code (code_id, recipient, purpose, code_hash, expires_at) values (code_row, phone, wanted, hash, now() + valid);
  select exists (select from app_user u where u.mobile = phone or lower(u.email) = phone) into taken;
  if wanted = 'register' and taken then perform put_in_outbox(message_row, null, via, phone, 'alreadyRegistered', said_in, '{}');
  else perform put_in_outbox(message_row, null, via, phone, 'code', said_in, told); end if;
  return 0;
end $$;
grant execute on function request_code to loadline_app;

/* The living code of a number, one of its five tries taken; nothing when there is none or no try is left. */
create or replace function try_code(phone text, wanted text) returns table (code_id uuid, code_hash bytea)
  language sql security definer set search_path = public, pg_temp as $$
  update sms_code c set tries = c.tries + 1
    where c.code_id = (select l.code_id from sms_code l where l.recipient = phone and l.purpose = wanted order by l.created_at desc limit 1)
      and c.used_at is null and c.expires_at > now() and c.tries < 5
    returning c.code_id, c.code_hash $$;
grant execute on function try_code to loadline_app;

create or replace function use_code(code uuid) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with used as (update sms_code set used_at = now() where code_id = code and used_at is null and expires_at > now() returning 1)
  select exists (select from used) $$;
grant execute on function use_code to loadline_app;

/* The same where it was sent to this address for this purpose: what a code proves, it proves of one address alone. */
create or replace function use_code_for(code uuid, phone text, wanted text) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  select case when exists (select from sms_code c where c.code_id = code and c.recipient = phone and c.purpose = wanted) then use_code(code) else false end $$;

create or replace function open_session(org uuid, member uuid, token bytea, audit_row uuid, device_told text, address_told text, how text,
    device_kind text, message_row uuid, said_in text, told jsonb, proven text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user; first_ever boolean; by_mail boolean;
begin
  select * into u from app_user where app_user.org_id = org and app_user.user_id = member for update;
  if proven is not null and u.password_hash <> proven then return false; end if;
  delete from session where session.org_id = org and session.user_id = member and session.expires_at < now();
  insert into session (org_id, user_id, token_hash, expires_at, device, address)
    values (org, member, token, now() + interval '12 hours', device_told, address_told);
  update app_user set last_login_at = now(), failures = 0, failed_at = null, language = said_in
    where app_user.org_id = org and app_user.user_id = member;
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (org, audit_row, member, u.name, 'signed-in', 'session', member, jsonb_build_object('how', how, 'device', device_kind));
  select not exists (select from known_device d where d.org_id = org and d.user_id = member) into first_ever;
  insert into known_device (org_id, user_id, device) values (org, member, device_kind) on conflict do nothing;
  if found and not (first_ever and u.last_login_at is null) then
    insert into notice (org_id, user_id, event, subject, words, key)
      values (org, member, 'newDevice', 'account', told || jsonb_build_object('username', u.username), 'newDevice ' || message_row);
    if coalesce(u.mobile, u.email) is not null then
      -- A provider of the mainland reaches no other numbers.
      by_mail := u.mobile is null or u.mobile not like '+86%' and u.email is not null;
      perform put_in_outbox(message_row, org, case when by_mail then 'mail' else 'sms' end, case when by_mail then u.email else u.mobile end, 'newDevice',
        said_in, told || jsonb_build_object('username', u.username));
    end if;
  end if;
  return true;
end $$;
grant execute on function open_session to loadline_app;

/* Gives where the session at the provider ends, sealed, of who came by single sign-on. */
create or replace function leave_session(token bytea, audit_row uuid) returns bytea
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from session where token_hash = token returning org_id, user_id, sso_logout),
  noted as (insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id)
    select gone.org_id, audit_row, gone.user_id, u.name, 'signed-out', 'session', gone.user_id from gone join app_user u using (org_id, user_id))
  select gone.sso_logout from gone $$;
grant execute on function leave_session to loadline_app;

/* What a new password must not resemble; a mail address may have several owners. */
create or replace function facts_of_mobile(number text) returns table (username text, legal_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.username, coalesce(c.legal_name, o.name_en) from app_user u join organisation o on o.org_id = u.org_id left join customer c on c.org_id = u.org_id
    where u.mobile = number or lower(u.email) = number $$;
grant execute on function facts_of_mobile to loadline_app;

/* Uses the code, sets the password and ends every session of the person. */
create or replace function reset_password(code uuid, phone text, hash text, audit_row uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user;
begin
  if not use_code_for(code, phone, 'reset') or (select count(*) from app_user o where o.mobile = phone or lower(o.email) = phone) <> 1 then return false; end if;
  update app_user o set password_hash = hash, version = version + 1, updated_at = now() where o.mobile = phone or lower(o.email) = phone returning * into u;
  delete from session where session.org_id = u.org_id and session.user_id = u.user_id;
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (u.org_id, audit_row, u.user_id, u.name, 'reset-password', 'user', u.user_id, jsonb_build_object('how', case when phone like '%@%' then 'mail' else 'sms' end));
  return true;
end $$;
grant execute on function reset_password to loadline_app;

/* Whose password a living link sets. */
create or replace function password_link_of(token bytea) returns table (username text, name text, company_zh text, company_en text, mobile text, legal_name text,
    valid_until timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.username, u.name, o.name_zh, o.name_en, u.mobile, coalesce(c.legal_name, o.name_en), l.expires_at
    from password_link l join app_user u using (org_id, user_id) join organisation o using (org_id) left join customer c using (org_id)
    where l.token_hash = token and l.expires_at > now() $$;
grant execute on function password_link_of to loadline_app;

/* Uses the link up, sets the password and ends every session of the person. */
create or replace function use_password_link(token bytea, hash text, audit_row uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user;
begin
  update app_user set password_hash = hash, version = version + 1, updated_at = now()
    from password_link l where l.token_hash = token and l.expires_at > now() and app_user.org_id = l.org_id and app_user.user_id = l.user_id
    returning app_user.* into u;
  if not found then return false; end if;
  delete from password_link l where l.token_hash = token;
  delete from session where session.org_id = u.org_id and session.user_id = u.user_id;
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (u.org_id, audit_row, u.user_id, u.name, 'reset-password', 'user', u.user_id, '{"how": "link"}');
  return true;
end $$;
grant execute on function use_password_link to loadline_app;

-- Whoever sets a password anew, for themselves or for another, starts a clean record.
create or replace function forget_failures() returns trigger language plpgsql as $$
begin
  new.failures := 0;
  new.failed_at := null;
  new.password_changed_at := now();
  return new;
end $$;

/* Codes are kept for a day because they are counted for one. */
create or replace function forget_codes() returns void
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  delete from sms_code where created_at < now() - interval '2 days';
  delete from unknown_login where failed_at < now() - interval '2 days' $$;
grant execute on function forget_codes to loadline_staff;

/* The viewer's own secrets; nothing for staff who look as a customer. */
create or replace function my_secrets() returns table (password_hash text, totp_secret bytea, totp_confirmed_at timestamptz, recovery_codes text[], mobile text,
    password_changed_at timestamptz, demanded boolean, legal_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.password_hash, u.totp_secret, u.totp_confirmed_at, u.recovery_codes, u.mobile, u.password_changed_at, coalesce(c.require_totp, false), c.legal_name
    from app_user u left join customer c on c.org_id = u.org_id where u.org_id = app_org() and u.user_id = app_user() $$;
grant execute on function my_secrets to loadline_app;

/* The new secret counts once it is confirmed; a confirmed one is not replaced. */
create or replace function start_totp(sealed bytea) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with begun as (update app_user set totp_secret = sealed, totp_step = null
    where org_id = app_org() and user_id = app_user() and totp_confirmed_at is null returning 1)
  select exists (select from begun) $$;
grant execute on function start_totp to loadline_app;

create or replace function confirm_totp(step bigint, codes text[]) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with confirmed as (update app_user set totp_confirmed_at = now(), totp_step = step, recovery_codes = codes, version = version + 1, updated_at = now()
    where org_id = app_org() and user_id = app_user() and totp_secret is not null and totp_confirmed_at is null returning 1)
  select exists (select from confirmed) $$;
grant execute on function confirm_totp to loadline_app;

create or replace function stop_totp() returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with stopped as (update app_user set totp_secret = null, totp_confirmed_at = null, totp_step = null, recovery_codes = '{}', version = version + 1, updated_at = now()
    where org_id = app_org() and user_id = app_user() and totp_confirmed_at is not null returning 1)
  select exists (select from stopped) $$;
grant execute on function stop_totp to loadline_app;

create or replace function factor_of(org uuid, member uuid) returns table (totp_secret bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.totp_secret from app_user u where u.org_id = org and u.user_id = member and u.totp_confirmed_at is not null $$;
grant execute on function factor_of to loadline_app;

/* A code of the app counts once: its step must be later than the last one used. */
create or replace function use_totp_step(org uuid, member uuid, step bigint) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with used as (update app_user u set totp_step = step
    where u.org_id = org and u.user_id = member and u.totp_confirmed_at is not null and (u.totp_step is null or u.totp_step < step) returning 1)
  select exists (select from used) $$;
grant execute on function use_totp_step to loadline_app;

create or replace function use_recovery_code(org uuid, member uuid, code_hash text, audit_row uuid) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with used as (update app_user u set recovery_codes = array_remove(u.recovery_codes, code_hash)
      where u.org_id = org and u.user_id = member and code_hash = any (u.recovery_codes) returning u.name, cardinality(u.recovery_codes) as remaining),
    noted as (insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
      select org, audit_row, member, used.name, 'used-recovery-code', 'user', member, jsonb_build_object('left', used.remaining) from used)
  select exists (select from used) $$;
grant execute on function use_recovery_code to loadline_app;

-- Nobody of a customer ever holds a right of the forwarder, whichever way the row came to be.
create or replace function refuse_mixed_rights() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare kind text; category text;
begin
  select o.kind into kind from organisation o where o.org_id = new.org_id;
  select r.category into category from role r where r.role_id = new.role_id;
  if kind = 'customer' and (category = '1' or new.team_id is not null or ' ' || array_to_string(new.permissions, ' ') like '% op:%')
    or kind = 'forwarder' and category = '2' then
    raise exception 'rights of the forwarder and of customers do not mix' using errcode = 'LL403';
  end if;
  return new;
end $$;
