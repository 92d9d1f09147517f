-- What the demo says of products and itself goes with it, unless staff have changed it.
alter table product_page add column demo boolean not null default false,
  alter column transit_from drop not null, alter column transit_to drop not null,
  add check (num_nulls(transit_from, transit_to) in (0, 2));
alter table about_page add column demo boolean not null default false;
