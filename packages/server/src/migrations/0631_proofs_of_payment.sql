-- Papers hang on bills: what customers send to prove that they have paid.
do $$
declare known text;
begin
  select pg_get_constraintdef(c.oid) into strict known from pg_constraint c
    where c.conrelid = 'record_file'::regclass and c.conname = 'record_file_subject_check';
  alter table record_file drop constraint record_file_subject_check;
  execute format('alter table record_file add constraint record_file_subject_check %s', replace(known, 'ARRAY[', 'ARRAY[''bill''::text, '));
end $$;
create index record_file_proofs on record_file (org_id, subject_id) where subject = 'bill' and type = 'PAYMENT' and withdrawn_at is null and verdict is null;
