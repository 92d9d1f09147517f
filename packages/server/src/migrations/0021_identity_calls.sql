-- The calls of people who are not signed in yet, or who look after their own account.

/* Failures in a row, at a person or at a name nobody has: counted alike, so that both take the same time. */
alter table app_user add column failed_at timestamptz;
create table unknown_login (name_hash bytea primary key, failures integer not null, failed_at timestamptz not null);
grant select, insert, update, delete on unknown_login to loadline_gate;

/* The kinds of device somebody has signed in from, longer than sessions last. */
create table known_device (
  org_id uuid not null,
  user_id uuid not null,
  device text not null,
  since timestamptz not null default now(),
  primary key (org_id, user_id, device),
  foreign key (org_id, user_id) references app_user on delete cascade
);
select protect('known_device');
grant select, insert on known_device to loadline_gate;
create index registration_mobile on registration (mobile, submitted_at desc);
create index sms_code_by_time on sms_code (created_at);
grant delete on file, message to loadline_gate;

-- Whoever sets a password anew, for himself or for another, starts a clean record.
create function forget_failures() returns trigger language plpgsql as $$
begin
  new.failures := 0;
  new.failed_at := null;
  new.password_changed_at := now();
  return new;
end $$;
create trigger app_user_new_password before update of password_hash on app_user for each row
  when (old.password_hash is distinct from new.password_hash) execute function forget_failures();

/* Who is meant by a name or a mobile: a person, else an applicant who waits for one. A mobile goes before a name that
   looks like it. The caller verifies the password, also when this finds nobody. */
create function login_of(asked text, number text) returns table (
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

/* Seconds from the last failure until the next try: none for the first few, then a window that doubles four times. */
create function login_delay(failures integer, free integer, window_seconds integer) returns interval language sql immutable
  as $$ select case when failures < free then interval '0' else make_interval(secs => window_seconds * 2 ^ least(failures - free, 4)) end $$;

/* Counts a try as failed before it is made: fifty at once must not all be tried. 0: go on; else the seconds to wait. */
create function take_attempt(member uuid, name bytea, free integer, window_seconds integer) returns integer
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

/* The try was right after all. */
create function give_back_attempt(member uuid, name bytea, failed_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update app_user set failures = greatest(0, failures - 1), failed_at = failed_before where user_id = member;
  update unknown_login set failures = greatest(0, failures - 1) where member is null and name_hash = name $$;

/* A new code voids the old ones of its purpose. 0: laid down to be sent; else the seconds to wait, for a number that had
   one a minute ago, five within an hour or ten within a day. The work is the same whether anybody has the number. */
create function request_code(code_row uuid, phone text, wanted text, hash bytea, valid interval, message_row uuid, said_in text, told jsonb,
    per_day integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare until timestamptz; taken boolean; cap record;
begin
  perform pg_advisory_xact_lock(hashtextextended('sms ' || phone, 0));
  select max(t.at) into until from (
    (select c.created_at + interval '1 minute' as at from sms_code c where c.mobile = phone order by c.created_at desc limit 1)
    union all (select c.created_at + interval '1 hour' from sms_code c where c.mobile = phone order by c.created_at desc limit 1 offset 4)
    union all (select c.created_at + interval '1 day' from sms_code c where c.mobile = phone order by c.created_at desc limit 1 offset 9)) t;
  if until > now() then return ceil(extract(epoch from until - now())); end if;
  select * into cap from take_allowance('sms of a day', 1, per_day, 86400);
  if not cap.allowed then return cap.wait_seconds; end if;
  update sms_code c set expires_at = now() where c.mobile = phone and c.purpose = wanted and c.used_at is null and c.expires_at > now();
  insert into sms_code (code_id, mobile, purpose, code_hash, expires_at) values (code_row, phone, wanted, hash, now() + valid);
  select exists (select from app_user u where u.mobile = phone) into taken;
  if wanted = 'register' and taken then perform queue_message(message_row, null, 'sms', phone, 'alreadyRegistered', said_in, '{}');
  else perform queue_message(message_row, null, 'sms', phone, 'code', said_in, told); end if;
  return 0;
end $$;

/* The living code of a number, one of its five tries taken; nothing when there is none or no try is left. */
create function try_code(phone text, wanted text) returns table (code_id uuid, code_hash bytea)
  language sql security definer set search_path = public, pg_temp as $$
  update sms_code c set tries = c.tries + 1
    where c.code_id = (select l.code_id from sms_code l where l.mobile = phone and l.purpose = wanted order by l.created_at desc limit 1)
      and c.used_at is null and c.expires_at > now() and c.tries < 5
    returning c.code_id, c.code_hash $$;

create function use_code(code uuid) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with used as (update sms_code set used_at = now() where code_id = code and used_at is null and expires_at > now() returning 1)
  select exists (select from used) $$;

drop function open_session(uuid, uuid, bytea, uuid, text, text, text);
create function open_session(org uuid, member uuid, token bytea, audit_row uuid, device_told text, address_told text, how text,
    device_kind text, message_row uuid, said_in text, told jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user; first_ever boolean;
begin
  select * into u from app_user where app_user.org_id = org and app_user.user_id = member;
  delete from session where session.org_id = org and session.user_id = member and session.expires_at < now();
  insert into session (org_id, user_id, token_hash, expires_at, device, address)
    values (org, member, token, now() + interval '12 hours', device_told, address_told);
  update app_user set last_login_at = now(), failures = 0, failed_at = null where app_user.org_id = org and app_user.user_id = member;
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (org, audit_row, member, u.name, 'signed-in', 'session', member, jsonb_build_object('how', how, 'device', device_kind));
  select not exists (select from known_device d where d.org_id = org and d.user_id = member) into first_ever;
  insert into known_device (org_id, user_id, device) values (org, member, device_kind) on conflict do nothing;
  if found and not (first_ever and u.last_login_at is null) and coalesce(u.mobile, u.email) is not null then
    perform queue_message(message_row, org, case when u.mobile is null then 'mail' else 'sms' end, coalesce(u.mobile, u.email), 'newDevice', said_in,
      told || jsonb_build_object('username', u.username));
  end if;
end $$;

drop function close_session(bytea);
create function close_session(token bytea, audit_row uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from session where token_hash = token returning org_id, user_id)
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id)
    select gone.org_id, audit_row, gone.user_id, u.name, 'signed-out', 'session', gone.user_id from gone join app_user u using (org_id, user_id) $$;

/* The viewer's own secrets; nothing for staff who look as a customer. */
create function my_secrets() returns table (password_hash text, totp_secret bytea, totp_confirmed_at timestamptz, recovery_codes text[], mobile text,
    password_changed_at timestamptz, demanded boolean, legal_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.password_hash, u.totp_secret, u.totp_confirmed_at, u.recovery_codes, u.mobile, u.password_changed_at, coalesce(c.require_totp, false), c.legal_name
    from app_user u left join customer c on c.org_id = u.org_id where u.org_id = app_org() and u.user_id = app_user() $$;

/* The new secret counts once it is confirmed; a confirmed one is not replaced. */
create function start_totp(sealed bytea) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with begun as (update app_user set totp_secret = sealed, totp_step = null
    where org_id = app_org() and user_id = app_user() and totp_confirmed_at is null returning 1)
  select exists (select from begun) $$;

create function confirm_totp(step bigint, codes text[]) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with confirmed as (update app_user set totp_confirmed_at = now(), totp_step = step, recovery_codes = codes, version = version + 1, updated_at = now()
    where org_id = app_org() and user_id = app_user() and totp_secret is not null and totp_confirmed_at is null returning 1)
  select exists (select from confirmed) $$;

create function stop_totp() returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with stopped as (update app_user set totp_secret = null, totp_confirmed_at = null, totp_step = null, recovery_codes = '{}', version = version + 1, updated_at = now()
    where org_id = app_org() and user_id = app_user() and totp_confirmed_at is not null returning 1)
  select exists (select from stopped) $$;

create function factor_of(org uuid, member uuid) returns table (totp_secret bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.totp_secret from app_user u where u.org_id = org and u.user_id = member and u.totp_confirmed_at is not null $$;

/* A code of the app counts once: its step must be later than the last one used. */
create function use_totp_step(org uuid, member uuid, step bigint) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with used as (update app_user u set totp_step = step
    where u.org_id = org and u.user_id = member and u.totp_confirmed_at is not null and (u.totp_step is null or u.totp_step < step) returning 1)
  select exists (select from used) $$;

create function use_recovery_code(org uuid, member uuid, code_hash text, audit_row uuid) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with used as (update app_user u set recovery_codes = array_remove(u.recovery_codes, code_hash)
      where u.org_id = org and u.user_id = member and code_hash = any (u.recovery_codes) returning u.name, cardinality(u.recovery_codes) as remaining),
    noted as (insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
      select org, audit_row, member, used.name, 'used-recovery-code', 'user', member, jsonb_build_object('left', used.remaining) from used)
  select exists (select from used) $$;

/* What a new password must not resemble. */
create function facts_of_mobile(number text) returns table (username text, legal_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.username, coalesce(c.legal_name, o.name_en) from app_user u join organisation o on o.org_id = u.org_id left join customer c on c.org_id = u.org_id
    where u.mobile = number $$;

/* Uses the code, sets the password and ends every session of the person. */
create function reset_password(code uuid, phone text, hash text, audit_row uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user;
begin
  if not use_code(code) then return false; end if;
  update app_user set password_hash = hash, version = version + 1, updated_at = now() where mobile = phone returning * into u;
  if not found then return false; end if;
  delete from session where session.org_id = u.org_id and session.user_id = u.user_id;
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (u.org_id, audit_row, u.user_id, u.name, 'reset-password', 'user', u.user_id, '{"how": "sms"}');
  return true;
end $$;

/* Licences wait under the forwarder until an application names them. */
create function forwarder_id() returns uuid language sql stable security definer set search_path = public, pg_temp
  as $$ select org_id from organisation where kind = 'forwarder' $$;

create function keep_licence(file_row uuid, named text, kind text, bytes bigint, hash bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into file (org_id, file_id, name, type, size, sha256) values (forwarder_id(), file_row, named, kind, bytes, hash) $$;

create function licence_is_free(file_row uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from file f where f.file_id = file_row and f.org_id = forwarder_id() and f.created_by is null)
    and not exists (select from registration r where r.licence_file_id = file_row)
    and not exists (select from customer c where c.licence_file_id = file_row) $$;

/* Licences that no application has named for a day. */
create function forgotten_licences() returns table (org_id uuid, file_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.org_id, f.file_id from file f
    where f.org_id = forwarder_id() and f.created_by is null and f.created_at < now() - interval '24 hours' and licence_is_free(f.file_id) limit 1000 $$;

create function forget_licence(file_row uuid) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from file where file_id = file_row and org_id = forwarder_id() and created_by is null and licence_is_free(file_row) returning 1)
  select exists (select from gone) $$;

/* Codes are kept for a day because they are counted for one. */
create function forget_codes() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from sms_code where created_at < now() - interval '2 days';
  delete from unknown_login where failed_at < now() - interval '2 days' $$;

/* Hands in an application, or a returned one again, with a code that is used by it. What stays away the second time is
   kept. Outcomes: done, code (it was used already), licence (not there), registered, pending, incomplete. */
create function apply_for_account(code uuid, today date, row_id uuid, given jsonb, sms_row uuid, mail_row uuid) returns table (outcome text, no text, state text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare r registration; g registration;
begin
  g := jsonb_populate_record(null::registration, given);
  perform pg_advisory_xact_lock(hashtextextended('registration ' || g.mobile, 0));
  if g.licence_file_id is not null and not licence_is_free(g.licence_file_id) then return query select 'licence', null, null; return; end if;
  select * into r from registration o where o.mobile = g.mobile and o.state in ('PENDING', 'RETURNED');
  if not found and (g.licence_file_id is null or g.legal_id is null or g.password_hash is null) then return query select 'incomplete', null, null; return; end if;
  if not use_code(code) then return query select 'code', null, null; return; end if;
  if exists (select from app_user u where u.mobile = g.mobile) then return query select 'registered', null, null; return; end if;
  if r.state = 'PENDING' then return query select 'pending', r.no, r.state; return; end if;
  if r.state = 'RETURNED' then
    update registration o set state = 'PENDING', account_type = g.account_type, company_name_cn = g.company_name_cn, company_name_en = g.company_name_en,
        legal_id = coalesce(g.legal_id, o.legal_id), licence_file_id = coalesce(g.licence_file_id, o.licence_file_id), contact_name = g.contact_name,
        email = g.email, country = g.country, address = g.address, password_hash = coalesce(g.password_hash, o.password_hash), interests = g.interests,
        volume_band = g.volume_band, lanes = g.lanes, sales_code = g.sales_code, agreement_version = g.agreement_version, language = g.language,
        round = o.round + 1, submitted_at = now(), decided_at = null, version = o.version + 1
      where o.registration_id = r.registration_id returning * into r;
  else
    insert into registration (registration_id, no, state, account_type, company_name_cn, company_name_en, legal_id, licence_file_id, contact_name, mobile,
        email, country, address, password_hash, interests, volume_band, lanes, sales_code, agreement_version, language)
      values (row_id, next_number('RG', today), 'PENDING', g.account_type, g.company_name_cn, g.company_name_en, g.legal_id, g.licence_file_id, g.contact_name,
        g.mobile, g.email, g.country, g.address, g.password_hash, g.interests, g.volume_band, g.lanes, g.sales_code, g.agreement_version, g.language)
      returning * into r;
  end if;
  perform queue_message(sms_row, null, 'sms', r.mobile, 'registrationReceived', r.language, jsonb_build_object('no', r.no)),
    queue_message(mail_row, null, 'mail', r.email, 'registrationReceived', r.language, jsonb_build_object('no', r.no));
  insert into audit (org_id, audit_id, who, action, subject, subject_id, changes)
    values (forwarder_id(), row_id, r.contact_name, case when r.round = 1 then 'applied' else 'applied-again' end, 'registration', r.registration_id,
      jsonb_build_object('no', r.no, 'round', r.round));
  return query select 'done', r.no, r.state;
end $$;

/* The last application of a number, to be shown to whoever has proven to hold it. */
create function registration_of(phone text) returns table (found registration, licence_name text, licence_size bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r, f.name, f.size from registration r left join file f on f.file_id = r.licence_file_id
    where r.mobile = phone order by r.submitted_at desc limit 1 $$;

/* One message about to be sent, its try counted; nothing when it was sent or given up already. A code for a number that
   nobody has is withheld here, where nobody waits for an answer. */
create function take_message(wanted uuid) returns table (channel text, recipient text, template text, language text, params jsonb, state text, tries integer,
    queued_at timestamptz)
  language sql security definer set search_path = public, pg_temp as $$
  update message m set tries = m.tries + 1,
      state = case
        when m.template <> 'code' or m.params ->> 'purpose' = 'register' then 'queued'
        when exists (select from app_user u where u.mobile = m.recipient) and m.params ->> 'purpose' <> 'status' then 'queued'
        when exists (select from registration r where r.mobile = m.recipient) and m.params ->> 'purpose' <> 'reset' then 'queued'
        else 'withheld' end
    where m.message_id = wanted and m.state = 'queued'
    returning m.channel, m.recipient, m.template, m.language, m.params, m.state, m.tries, m.created_at $$;

create function mark_message(wanted uuid, became text, via text, why text, kept jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update message set state = became, provider = via, error = why, params = kept, sent_at = case when became = 'sent' then now() end where message_id = wanted $$;

drop function user_for_login(text);

grant create on schema public to loadline_gate;
do $$
declare f text;
begin
  foreach f in array array['login_of(text, text)', 'take_attempt(uuid, bytea, integer, integer)', 'give_back_attempt(uuid, bytea, timestamptz)',
    'request_code(uuid, text, text, bytea, interval, uuid, text, jsonb, integer)', 'try_code(text, text)', 'use_code(uuid)',
    'open_session(uuid, uuid, bytea, uuid, text, text, text, text, uuid, text, jsonb)', 'close_session(bytea, uuid)', 'my_secrets()', 'start_totp(bytea)',
    'confirm_totp(bigint, text[])', 'stop_totp()', 'factor_of(uuid, uuid)', 'use_totp_step(uuid, uuid, bigint)', 'use_recovery_code(uuid, uuid, text, uuid)',
    'facts_of_mobile(text)', 'reset_password(uuid, text, text, uuid)', 'forwarder_id()', 'keep_licence(uuid, text, text, bigint, bytea)',
    'licence_is_free(uuid)', 'forgotten_licences()', 'forget_licence(uuid)', 'forget_codes()', 'apply_for_account(uuid, date, uuid, jsonb, uuid, uuid)',
    'registration_of(text)', 'take_message(uuid)', 'mark_message(uuid, text, text, text, jsonb)']
  loop
    execute format('alter function %s owner to loadline_gate', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to loadline_app', f);
  end loop;
end $$;
revoke create on schema public from loadline_gate;
revoke execute on function login_delay(integer, integer, integer), forget_failures() from public;
grant execute on function login_delay(integer, integer, integer) to loadline_gate;
