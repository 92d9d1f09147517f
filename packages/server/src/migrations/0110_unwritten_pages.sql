-- What the demo says of products and itself goes with it, unless staff have changed it.
alter table product_page add column demo boolean not null default false,
  alter column transit_from drop not null, alter column transit_to drop not null,
  add check (num_nulls(transit_from, transit_to) in (0, 2));
alter table about_page add column demo boolean not null default false;
-- Pages that came with a demo and were never changed go with it, too.
update product_page set demo = true where version = 1 and exists (select from organisation where demo);
update about_page set demo = true where version = 1 and exists (select from organisation where demo);
