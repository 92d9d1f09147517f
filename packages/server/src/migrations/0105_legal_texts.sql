-- What applicants agree to and what is signed with trust orders, by edition: the last one is in force, and none is ever changed.
create table agreement (
  version integer primary key,
  edition text not null unique,
  terms jsonb not null check (jsonb_typeof(terms) = 'array'),
  privacy jsonb not null check (jsonb_typeof(privacy) = 'array'),
  published_at timestamptz not null default now(),
  published_by text
);

create table declaration (
  version integer primary key,
  edition text not null unique,
  text_zh text not null,
  text_en text not null,
  published_at timestamptz not null default now(),
  published_by text
);

grant select on agreement, declaration to loadline_app, loadline_staff;
grant insert on agreement, declaration to loadline_staff;
