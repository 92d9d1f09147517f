-- Numbers of the schedule that a person comes back to.
create table hts_favourite (
  org_id uuid not null,
  user_id uuid not null,
  hts_no text not null,
  kept_at timestamptz not null default now(),
  primary key (org_id, user_id, hts_no),
  foreign key (org_id, user_id) references app_user on delete cascade
);

select protect('hts_favourite');
create policy own on hts_favourite as restrictive to loadline_app using (user_id = (select app_user()));
grant select, insert, delete on hts_favourite to loadline_app;
