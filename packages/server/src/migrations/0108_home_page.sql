-- What the forwarder says on the home page; without a row it promises nothing.
create table home_page (
  -- There is one at most.
  only_one boolean primary key default true check (only_one),
  title_zh text not null,
  title_en text not null,
  title2_zh text,
  title2_en text,
  lead_zh text not null,
  lead_en text not null,
  example jsonb not null check (jsonb_typeof(example) = 'array'),
  next_zh text,
  next_en text,
  promises jsonb not null check (jsonb_typeof(promises) = 'array'),
  modes_title_zh text not null,
  modes_title_en text not null,
  modes_lead_zh text,
  modes_lead_en text,
  modes jsonb not null check (jsonb_typeof(modes) = 'array'),
  stages_title_zh text,
  stages_title_en text,
  stages_lead_zh text,
  stages_lead_en text,
  office_title_zh text,
  office_title_en text,
  office jsonb not null check (jsonb_typeof(office) = 'array'),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  demo boolean not null default false
);

grant select on home_page to loadline_app, loadline_staff;
grant insert, update on home_page to loadline_staff;
