-- Files of a draft go with it: taken away, and swept like any other that was.
create function forget_draft_files() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update record_file f set withdrawn_at = now(), withdrawn_by = app_user()
    where f.org_id = old.org_id and f.subject = 'trust' and f.subject_id = old.id and f.withdrawn_at is null;
  return null;
end $$;
create trigger forget_draft_files after delete on trust for each row execute function forget_draft_files();

grant create on schema public to loadline_gate;
alter function forget_draft_files() owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function forget_draft_files() from public;
