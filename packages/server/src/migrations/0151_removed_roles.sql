-- Roles can be removed. One of the standard roles that was removed is not laid down again by the next start.
create table removed_role (
  role_id uuid primary key
);
select enforce_policies('removed_role');
grant insert on removed_role to loadline_gate;
grant delete on role to loadline_gate;
