-- The forwarder's own prices: rate cards of its products, with weight breaks and surcharges, for a time.

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

-- Prices are a trade secret until they are published: nobody but staff sees the others.
alter table rate_card enable row level security;
alter table rate_card force row level security;
create policy published on rate_card for select to loadline_app using (published);
create policy staff on rate_card to loadline_staff using (true) with check (true);
create policy owner on rate_card to loadline_owner using (true) with check (true);
grant select on rate_card to loadline_app;
grant select, insert, update on rate_card to loadline_staff;
