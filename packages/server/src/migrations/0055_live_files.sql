-- An open record is followed in its files too: what came, was shown, judged or taken away.

/* The topics of browsers are called as the subjects of files are. */
create function announce_files() returns trigger language plpgsql as $$
begin
  perform announce(f.subject, f.org_id, f.subject_id)
    from (select distinct subject, org_id, subject_id from fresh where subject_id is not null) f;
  return null;
end $$;
create trigger announce_made after insert on record_file referencing new table as fresh for each statement execute function announce_files();
create trigger announce_changed after update on record_file referencing new table as fresh for each statement execute function announce_files();
revoke execute on function announce_files() from public;
