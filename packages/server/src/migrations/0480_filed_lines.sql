-- What was filed with an entry: its lines as they stood, whatever becomes of the orders, and how much cargo it was.
create table us_entry_line (
  org_id uuid not null,
  entry_id uuid not null,
  order_id uuid not null,
  goods_no integer not null,
  name_zh text not null,
  name_en text not null,
  sku text,
  hs_dest text not null,
  origin text,
  declared_qty integer not null,
  unit text,
  total_price_usd numeric(14, 2) not null,
  primary key (org_id, entry_id, order_id, goods_no),
  foreign key (org_id, entry_id, order_id) references us_entry_order on delete cascade
);
alter table us_entry add column filed_packages integer, add column filed_weight numeric(12, 3);
comment on column us_entry.filed_packages is 'of its orders when it was filed; null while it is not';

select protect('us_entry_line'), open_to_staff('us_entry_line');
create policy own_created on us_entry_line as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from us_entry c where c.org_id = us_entry_line.org_id and c.id = entry_id));
grant select on us_entry_line to loadline_app;
grant select, insert, delete on us_entry_line to loadline_staff;
grant delete on us_entry_mid to loadline_staff;

-- Of what was filed before nobody knows any more than what the orders say today.
insert into us_entry_line (org_id, entry_id, order_id, goods_no, name_zh, name_en, sku, hs_dest, origin, declared_qty, unit, total_price_usd)
  select c.org_id, c.entry_id, c.order_id, g.line_no, g.name_zh, g.name_en, g.sku, g.hs_dest, g.origin, g.declared_qty, g.unit, g.total_price_usd
  from us_entry_order c join us_entry_step p on p.org_id = c.org_id and p.entry_id = c.entry_id and p.step = 'SUBMITTED'
    join goods_line g on g.org_id = c.org_id and g.order_id = c.order_id;
update us_entry r set filed_packages = x.packages, filed_weight = x.weight
  from (select c.org_id, c.entry_id, sum(coalesce(o.actual_pks_num, o.quantity)) as packages, sum(coalesce(o.actual_weight, o.gross_weight)) as weight
    from us_entry_order c join orders o on o.org_id = c.org_id and o.id = c.order_id group by 1, 2) x
  where x.org_id = r.org_id and x.entry_id = r.id
    and exists (select from us_entry_step p where p.org_id = r.org_id and p.entry_id = r.id and p.step = 'SUBMITTED');
