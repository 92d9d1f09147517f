-- What open browsers hear of.

/* Speaks at the commit. A missing id stands for many records of the organisation. */
create or replace function announce(topic text, org uuid, id uuid, member uuid default null) returns void language sql as $$
  select pg_notify('live', json_strip_nulls(json_build_object('topic', topic, 'org', org, 'id', id, 'user', member))::text) $$;
grant execute on function announce to loadline_app, loadline_staff, loadline_gate, loadline_jobs;

/* The trigger of a table whose records open browsers follow: topic, and the column of the record's id. A large statement
   speaks once per organisation. */
create or replace function announce_changes() returns trigger language plpgsql as $$
begin
  if (select count(*) from fresh) > 50 then
    perform announce(tg_argv[0], f.org_id, null) from (select distinct org_id from fresh) f;
  else
    perform announce(tg_argv[0], f.org_id, f.id) from (select distinct x.org_id, (to_jsonb(x) ->> tg_argv[1])::uuid as id from fresh x) f;
  end if;
  return null;
end $$;

/* Sessions have ended: the streams of their organisation look whether theirs is among them. Rights have changed: the
   streams end, and who may come back does. */
create or replace function announce_people() returns trigger language plpgsql as $$
begin
  perform announce(tg_argv[0], old.org_id, null);
  return null;
end $$;

create or replace function announce_roles() returns trigger language plpgsql as $$
begin
  perform announce('rights', null, null);
  return null;
end $$;

/* Whom a team serves has changed: the streams of the forwarder's people end, and come back with what they see now. */
create or replace function announce_teams() returns trigger language plpgsql as $$
begin
  perform announce('rights', o.org_id, null) from organisation o where o.kind = 'forwarder';
  return null;
end $$;
