-- The one-time way in of somebody new, or whose password staff have set anew. The token itself is kept nowhere.

create table password_link (
  org_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null unique,
  made_by uuid not null,
  expires_at timestamptz not null,
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references app_user on delete cascade
);

select protect('password_link');
select open_to_staff('password_link');
grant select (org_id, user_id), insert, delete on password_link to loadline_staff;
grant select, delete on password_link to loadline_gate;
