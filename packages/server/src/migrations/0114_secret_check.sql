-- By what a start recognises the secret that this database was filled with. Null: by one that the release before did not note.
create table secret_check (only_one boolean primary key default true check (only_one), hmac bytea);
grant select, insert, update on secret_check to loadline_jobs;
insert into secret_check (hmac) select null where exists (select from app_user);
