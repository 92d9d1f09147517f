-- What the forwarder keeps for everybody: products, lists of words, hosts, the pages of the site, its own particulars.

/* The forwarder's product lines; one forwarder per installation, so no organisation. */
create table channel (
  channel_id uuid primary key,
  name text not null unique,
  name_en text not null,
  transport text check (transport in ('1', '2', '3', '4')),
  active boolean not null default true,
  demo boolean not null default false,
  code text,
  description_zh text,
  description_en text,
  version integer not null default 1
);
create unique index channel_code on channel (code) where code is not null;

/* Words and lists that staff keep: countries, airports, banks, time zones, warehouses. */
create table dictionary_entry (
  kind text not null,
  code text not null,
  name_zh text not null,
  name_en text not null,
  remark text,
  active boolean not null default true,
  position integer not null default 0,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  demo boolean not null default false,
  primary key (kind, code),
  constraint dictionary_entry_kind_check
    check (kind in ('country', 'airport', 'bank', 'timeZone', 'warehouse', 'salesCompany'))
);

/* How the product looks under a host name; a host that is not here gets the neutral brand. */
create table host_brand (
  host text primary key check (host = lower(host)),
  label_zh text not null,
  label_en text not null,
  logo_file_id uuid,
  favicon_file_id uuid,
  ship_hwc boolean not null default false,
  calculator_label_zh text,
  calculator_label_en text,
  calculator_action text not null default 'none' check (calculator_action in ('none', 'page')),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  demo boolean not null default false
);

create table rate_card (
  id uuid primary key,
  product_id uuid not null references channel on delete cascade,
  origin text not null,
  zone text not null,
  zone_zh text not null,
  zone_en text not null,
  transit_from integer not null check (transit_from >= 0),
  transit_to integer not null check (transit_to >= transit_from),
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
  basis text not null check (basis in ('divisor', 'density', 'revenueTon', 'pounds')),
  factor numeric(8, 3) check (factor > 0),
  step numeric(7, 3) not null check (step > 0),
  whole_above numeric(8, 3),
  rounds text not null check (rounds in ('shipment', 'carton')),
  least_weight numeric(8, 3) not null check (least_weight >= 0),
  longest_side numeric(5, 1),
  heaviest_piece numeric(6, 1),
  currency text not null,
  -- [{ from, price }] and [{ nameZh, nameEn, per, amount }], decimals as text: read and written as a whole, never searched.
  breaks jsonb not null check (jsonb_typeof(breaks) = 'array' and jsonb_array_length(breaks) > 0),
  cheaper_break boolean not null default false,
  minimum_charge numeric(10, 2) not null check (minimum_charge >= 0),
  surcharges jsonb not null check (jsonb_typeof(surcharges) = 'array'),
  published boolean not null default false,
  retired boolean not null default false,
  demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((factor is null) = (basis = 'revenueTon')),
  check (not (published and retired))
);
create index rate_card_of_product on rate_card (product_id);
create index rate_card_published on rate_card (valid_to) where published;

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

/* There is one at most; the name stands with the organisation. */
create table forwarder (
  only_one boolean primary key default true check (only_one),
  address_zh text,
  address_en text,
  phone text,
  email text,
  uscc text,
  city text,
  iata_code text,
  cass_no text,
  account_no text,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

/* How far figures may be apart, in percent: one row for each pair that is compared, for the whole installation. */
create table tolerance (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name in ('receipt', 'difference', 'weighbridge', 'houseSums')),
  percent numeric(4, 1) not null check (percent between 0 and 100),
  version integer not null default 1,
  updated_at timestamptz,
  updated_by text
);

/* Daily numbers such as RG2611210001: they may grow beyond four digits and have gaps. */
create table number_series (
  prefix text not null,
  day date not null,
  last integer not null,
  primary key (prefix, day)
);

insert into tolerance (name, percent) values ('receipt', 3), ('difference', 3), ('weighbridge', 3), ('houseSums', 0.5);

select enforce_policies('forwarder');
alter table rate_card enable row level security, force row level security;
alter table product_page enable row level security, force row level security;
alter table about_page enable row level security, force row level security;
alter table announcement enable row level security, force row level security;
create policy published on rate_card for select to loadline_app using (published);
create policy staff on rate_card to loadline_staff using (true) with check (true);
create policy owner on rate_card to loadline_owner using (true) with check (true);
create policy everybody on product_page for select to loadline_app using (true);
create policy staff on product_page to loadline_staff using (true) with check (true);
create policy owner on product_page to loadline_owner using (true) with check (true);
create policy everybody on about_page for select to loadline_app using (true);
create policy staff on about_page to loadline_staff using (true) with check (true);
create policy owner on about_page to loadline_owner using (true) with check (true);
create policy announced on announcement for select to loadline_app
  using (valid_from <= now() and (valid_to is null or valid_to > now()));
create policy staff on announcement to loadline_staff using (true) with check (true);
create policy owner on announcement to loadline_owner using (true) with check (true);
create policy staff on forwarder to loadline_staff using (true) with check (true);

grant select on channel, dictionary_entry, host_brand to loadline_app, loadline_gate;
grant select, insert, update on channel, dictionary_entry, rate_card, forwarder to loadline_staff;
grant select, insert, update, delete on host_brand, announcement to loadline_staff;
grant select on rate_card, product_page, about_page, announcement to loadline_app;
grant select, update on product_page, about_page to loadline_staff;
grant select on forwarder to loadline_gate;
grant select on tolerance to loadline_app, loadline_staff, loadline_gate;
grant select, insert, update on number_series to loadline_gate;
grant update (percent, version, updated_at, updated_by) on tolerance to loadline_staff;
