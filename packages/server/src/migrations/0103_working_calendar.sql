-- Days on which the forwarder works otherwise than every week: off, or worked though it is a Saturday or Sunday.
create table calendar_day (
  id uuid primary key,
  version integer not null default 1,
  date date not null unique,
  kind text not null check (kind in ('off', 'working')),
  region text not null,
  name_zh text not null,
  name_en text not null,
  updated_at timestamptz not null default now()
);

grant select on calendar_day to loadline_app, loadline_staff, loadline_gate;
grant insert, update, delete on calendar_day to loadline_staff;
