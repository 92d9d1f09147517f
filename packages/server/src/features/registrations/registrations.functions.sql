-- Applications for an account.

create or replace function keep_licence(file_row uuid, named text, kind text, bytes bigint, hash bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into file (org_id, file_id, name, type, size, sha256) values (forwarder_id(), file_row, named, kind, bytes, hash) $$;
grant execute on function keep_licence to loadline_app;

create or replace function licence_is_free(file_row uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from file f where f.file_id = file_row and f.org_id = forwarder_id() and f.created_by is null)
    and not exists (select from registration r where r.licence_file_id = file_row)
    and not exists (select from customer c where c.licence_file_id = file_row) $$;
grant execute on function licence_is_free to loadline_app;

/* Licences that no application has named for a day. */
create or replace function forgotten_licences() returns table (org_id uuid, file_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select f.org_id, f.file_id from file f
    where f.org_id = forwarder_id() and f.created_by is null and f.created_at < now() - interval '24 hours' and licence_is_free(f.file_id) limit 1000 $$;
grant execute on function forgotten_licences to loadline_staff;

create or replace function forget_licence(file_row uuid) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  with gone as (delete from file where file_id = file_row and org_id = forwarder_id() and created_by is null and licence_is_free(file_row) returning 1)
  select exists (select from gone) $$;
grant execute on function forget_licence to loadline_staff;

/* Hands in an application, or a returned one again, with a code that is used by it. What stays away the second time is
   kept. Outcomes: done, code (it was used already), licence (not there), registered, pending, incomplete. */
create or replace function apply_for_account(code uuid, today date, row_id uuid, given jsonb, sms_row uuid, mail_row uuid) returns table (outcome text, no text, state text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare r registration; g registration; proven text;
begin
  g := jsonb_populate_record(null::registration, given);
  perform pg_advisory_xact_lock(hashtextextended('registration ' || g.mobile, 0));
  if g.licence_file_id is not null and not licence_is_free(g.licence_file_id) then return query select 'licence', null, null; return; end if;
  select * into r from registration o where o.mobile = g.mobile and o.state in ('PENDING', 'RETURNED');
  if not found and (g.licence_file_id is null or g.legal_id is null or g.password_hash is null) then return query select 'incomplete', null, null; return; end if;
  select c.recipient into proven from sms_code c where c.code_id = code;
  -- Without SMS the mail address proves an application: the one it was handed in with, not a new one.
  if proven is distinct from g.mobile and proven is distinct from lower(coalesce(r.email, g.email)) or not use_code_for(code, proven, 'register') then return query select 'code', null, null; return; end if;
  if exists (select from app_user u where u.mobile = g.mobile) then return query select 'registered', null, null; return; end if;
  if r.state = 'PENDING' then return query select 'pending', r.no, r.state; return; end if;
  if r.state = 'RETURNED' then
    update registration o set state = 'PENDING', account_type = g.account_type, company_name_cn = g.company_name_cn, company_name_en = g.company_name_en,
        legal_id_kind = case when g.legal_id is null then o.legal_id_kind else g.legal_id_kind end, legal_id = coalesce(g.legal_id, o.legal_id), licence_file_id = coalesce(g.licence_file_id, o.licence_file_id), contact_name = g.contact_name,
        email = g.email, country = g.country, address = g.address, password_hash = coalesce(g.password_hash, o.password_hash), interests = g.interests,
        volume_band = g.volume_band, lanes = g.lanes, sales_code = g.sales_code, agreement_version = g.agreement_version, language = g.language,
        round = o.round + 1, submitted_at = now(), decided_at = null, version = o.version + 1
      where o.registration_id = r.registration_id returning * into r;
  else
    insert into registration (registration_id, no, state, account_type, company_name_cn, company_name_en, legal_id_kind, legal_id, licence_file_id, contact_name, mobile,
        email, country, address, password_hash, interests, volume_band, lanes, sales_code, agreement_version, language)
      values (row_id, number_of_series('RG', today), 'PENDING', g.account_type, g.company_name_cn, g.company_name_en, g.legal_id_kind, g.legal_id, g.licence_file_id, g.contact_name,
        g.mobile, g.email, g.country, g.address, g.password_hash, g.interests, g.volume_band, g.lanes, g.sales_code, g.agreement_version, g.language)
      returning * into r;
  end if;
  perform put_in_outbox(sms_row, null, 'sms', r.mobile, 'registrationReceived', r.language, jsonb_build_object('no', r.no)),
    put_in_outbox(mail_row, null, 'mail', r.email, 'registrationReceived', r.language, jsonb_build_object('no', r.no));
  insert into audit (org_id, audit_id, who, action, subject, subject_id, changes)
    values (forwarder_id(), row_id, r.contact_name, case when r.round = 1 then 'applied' else 'applied-again' end, 'registration', r.registration_id,
      jsonb_build_object('no', r.no, 'round', r.round));
  return query select 'done', r.no, r.state;
end $$;
grant execute on function apply_for_account to loadline_app;

/* The last application of a mobile or a mail address, to be shown to whoever has proven to hold it. */
create or replace function registration_of(phone text) returns table (found registration, licence_name text, licence_size bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r, f.name, f.size from registration r left join file f on f.file_id = r.licence_file_id
    where r.mobile = phone or lower(r.email) = phone order by r.submitted_at desc limit 1 $$;
grant execute on function registration_of to loadline_app;
