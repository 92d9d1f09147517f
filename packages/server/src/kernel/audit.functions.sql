-- The log of what was done.

-- The audit log only grows, whoever is connected.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin raise exception 'the audit log only grows'; end $$;

/* Somebody has read a thing worth noting, such as a file. A transaction of its own: also who looks as a customer, and
   could write nothing, leaves this trace. */
create or replace function record_reading(token bytea, audit_row uuid, read_subject text, read_id uuid, detail jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    select coalesce(s.as_org, s.org_id), audit_row, u.user_id, u.name, 'read', read_subject, read_id, detail
    from session s join app_user u on u.org_id = s.org_id and u.user_id = s.user_id where s.token_hash = token $$;
grant execute on function record_reading to loadline_app, loadline_staff;

/* Whoever holds the chain seals alone until the end of the transaction. What they ask next must be a statement of its own: all
   of one function sees what was there when it began to wait. */
create or replace function hold_audit_chain() returns void language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  select pg_advisory_xact_lock(hashtext('audit chain')) $$;
grant execute on function hold_audit_chain to loadline_staff;

/* The head of the chain, null before its beginning. */
create or replace function audit_head(out seq bigint, out hmac bytea) language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select s.seq, s.hmac from audit_seal s order by s.seq desc limit 1 $$;
grant execute on function audit_head to loadline_staff;

/* The seal of a number, to see whether the chain is still the one that was noted down elsewhere. */
create or replace function audit_seal_at(n bigint) returns bytea language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select s.hmac from audit_seal s where s.seq = n $$;
grant execute on function audit_seal_at to loadline_staff;

/* From when on entries are sealed: no transaction takes an hour. What appears before that was written past the program. */
create or replace function audit_sealed_from() returns timestamptz language sql stable as $$
  select coalesce((select max(s.at) from audit_seal s where s.at <= now()) - interval '1 hour', '-infinity') $$;
grant execute on function audit_sealed_from to loadline_gate;

/* Entries without a seal, the oldest first. */
create or replace function audit_unsealed(at_most integer) returns setof audit language sql stable security definer
  set search_path = public, pg_temp as $$
  select require_program();
  select a.* from audit a where a.at > audit_sealed_from()
    and not exists (select from audit_seal s where s.sealed_org = a.org_id and s.audit_id = a.audit_id)
    order by a.at, a.audit_id limit at_most $$;
grant execute on function audit_unsealed to loadline_staff;

/* Lays seals, [{ seq, orgId, id, at, hmac }]. */
create or replace function seal_audit(seals jsonb) returns void language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  insert into audit_seal (seq, sealed_org, audit_id, at, hmac)
    select x.seq, x."orgId", x.id, x.at, decode(x.hmac, 'hex')
    from jsonb_to_recordset(seals) as x (seq bigint, "orgId" uuid, id uuid, at timestamptz, hmac text) $$;
grant execute on function seal_audit to loadline_staff;
