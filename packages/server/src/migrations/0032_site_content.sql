-- The forwarder's own words: the pages of its products, about itself, and what it announces. Everybody reads them.

create table product_page (
  type text primary key,
  title_zh text not null,
  title_en text not null,
  lead_zh text not null,
  lead_en text not null,
  transit_from integer not null check (transit_from >= 0),
  transit_to integer not null check (transit_to >= transit_from),
  transit_zh text not null,
  transit_en text not null,
  least_zh text not null,
  least_en text not null,
  -- Lists of the contract's groups, in both languages: read and written as a whole, never searched.
  stops jsonb not null check (jsonb_typeof(stops) = 'array'),
  departures_zh text,
  departures_en text,
  departures jsonb not null check (jsonb_typeof(departures) = 'array'),
  weight_note_zh text not null,
  weight_note_en text not null,
  weight_rule_zh text not null,
  weight_rule_en text not null,
  weight_steps jsonb not null check (jsonb_typeof(weight_steps) = 'array'),
  papers jsonb not null check (jsonb_typeof(papers) = 'array'),
  restrictions jsonb not null check (jsonb_typeof(restrictions) = 'array'),
  sections jsonb not null check (jsonb_typeof(sections) = 'array'),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

create table about_page (
  -- There is one.
  only_one boolean primary key default true check (only_one),
  title_zh text not null,
  title_en text not null,
  lead_zh text not null,
  lead_en text not null,
  principles jsonb not null check (jsonb_typeof(principles) = 'array'),
  sources jsonb not null check (jsonb_typeof(sources) = 'array'),
  places jsonb not null check (jsonb_typeof(places) = 'array'),
  sections jsonb not null check (jsonb_typeof(sections) = 'array'),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

create table announcement (
  id uuid primary key,
  level text not null,
  title_zh text not null,
  title_en text not null,
  text_zh text not null,
  text_en text not null,
  valid_from timestamptz not null,
  valid_to timestamptz check (valid_to > valid_from),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table product_page enable row level security;
alter table product_page force row level security;
create policy everybody on product_page for select to loadline_app using (true);
create policy staff on product_page to loadline_staff using (true) with check (true);
create policy owner on product_page to loadline_owner using (true) with check (true);
grant select on product_page to loadline_app;
grant select, update on product_page to loadline_staff;

alter table about_page enable row level security;
alter table about_page force row level security;
create policy everybody on about_page for select to loadline_app using (true);
create policy staff on about_page to loadline_staff using (true) with check (true);
create policy owner on about_page to loadline_owner using (true) with check (true);
grant select on about_page to loadline_app;
grant select, update on about_page to loadline_staff;

-- What is not announced yet is nobody's business, and what is over is nobody's any more.
alter table announcement enable row level security;
alter table announcement force row level security;
create policy announced on announcement for select to loadline_app
  using (valid_from <= now() and (valid_to is null or valid_to > now()));
create policy staff on announcement to loadline_staff using (true) with check (true);
create policy owner on announcement to loadline_owner using (true) with check (true);
grant select on announcement to loadline_app;
grant select, insert, update, delete on announcement to loadline_staff;
