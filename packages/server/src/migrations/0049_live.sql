-- What open browsers hear of: ids alone, never contents. Whoever hears one asks again with his own rights.

/* Speaks at the commit. A missing id stands for many records of the organisation. */
create function announce(topic text, org uuid, id uuid, member uuid default null) returns void language sql as $$
  select pg_notify('live', json_strip_nulls(json_build_object('topic', topic, 'org', org, 'id', id, 'user', member))::text) $$;

/* The trigger of a table whose records open browsers follow: topic, and the column of the record's id. A large statement
   speaks once per organisation. */
create function announce_changes() returns trigger language plpgsql as $$
begin
  if (select count(*) from fresh) > 50 then
    perform announce(tg_argv[0], f.org_id, null) from (select distinct org_id from fresh) f;
  else
    perform announce(tg_argv[0], f.org_id, f.id) from (select distinct x.org_id, (to_jsonb(x) ->> tg_argv[1])::uuid as id from fresh x) f;
  end if;
  return null;
end $$;
create trigger announce_made after insert on orders referencing new table as fresh for each statement execute function announce_changes('order', 'id');
create trigger announce_changed after update on orders referencing new table as fresh for each statement execute function announce_changes('order', 'id');
create trigger announce_made after insert on shipment_event referencing new table as fresh
  for each statement execute function announce_changes('order', 'subject_id');
create trigger announce_changed after update on shipment_event referencing new table as fresh
  for each statement execute function announce_changes('order', 'subject_id');

create trigger announce_made after insert on exception_sheet referencing new table as fresh
  for each statement execute function announce_changes('sheet', 'id');
create trigger announce_changed after update on exception_sheet referencing new table as fresh
  for each statement execute function announce_changes('sheet', 'id');
create trigger announce_made after insert on trust referencing new table as fresh for each statement execute function announce_changes('trust', 'id');
create trigger announce_changed after update on trust referencing new table as fresh for each statement execute function announce_changes('trust', 'id');

create function announce_notices() returns trigger language plpgsql as $$
begin
  perform announce('notice', f.org_id, null, f.user_id) from (select distinct org_id, user_id from fresh where in_app) f;
  return null;
end $$;
create trigger announce_made after insert on notice referencing new table as fresh for each statement execute function announce_notices();
create trigger announce_changed after update on notice referencing new table as fresh for each statement execute function announce_notices();

/* Whether a session lives on, and until when unless it is used: asking does not use it. */
create function session_until(token bytea) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select least(s.expires_at, s.seen_at + interval '2 hours') from session s
    join app_user u on u.org_id = s.org_id and u.user_id = s.user_id and u.enabled
    left join customer c on c.org_id = coalesce(s.as_org, s.org_id)
    where s.token_hash = token and s.expires_at > now() and s.seen_at > now() - interval '2 hours'
      and (c.status is null or c.status = 'active' or s.as_org is not null) $$;

/* Sessions have ended: the streams of their organisation look whether theirs is among them. Rights have changed: the
   streams end, and who may come back does. */
create function announce_people() returns trigger language plpgsql as $$
begin
  perform announce(tg_argv[0], old.org_id, null);
  return null;
end $$;
create trigger announce_ended after delete on session for each row execute function announce_people('session');
create trigger announce_changed after update of enabled, permissions, role_id, team_id, data_authority on app_user
  for each row execute function announce_people('rights');
create trigger announce_changed after update of status, permissions, require_totp on customer
  for each row execute function announce_people('rights');
create function announce_roles() returns trigger language plpgsql as $$
begin
  perform announce('rights', null, null);
  return null;
end $$;
create trigger announce_changed after update of permissions on role for each statement execute function announce_roles();

grant create on schema public to loadline_gate;
alter function session_until(bytea) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function session_until(bytea), announce(text, uuid, uuid, uuid), announce_changes(), announce_notices(), announce_people(), announce_roles() from public;
grant execute on function session_until(bytea) to loadline_app;
grant execute on function announce(text, uuid, uuid, uuid) to loadline_app, loadline_staff, loadline_gate, loadline_jobs;
