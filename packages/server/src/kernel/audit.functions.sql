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
