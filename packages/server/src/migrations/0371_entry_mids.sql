-- The code of the manufacturer with which a line of an entry is filed: set for its goods, or kept as it stood when the entry was filed.
create table us_entry_mid (
  org_id uuid not null,
  entry_id uuid not null,
  order_id uuid not null,
  goods_no integer not null,
  name_en text not null,
  hts text not null,
  mid text not null,
  primary key (org_id, entry_id, order_id, goods_no),
  foreign key (org_id, entry_id) references us_entry on delete cascade
);
comment on column us_entry_mid.name_en is 'for which goods it was set: others on the line have the code of their own trust order';
create index us_entry_mid_by_code on us_entry_mid (org_id, mid);

select protect('us_entry_mid'), open_to_staff('us_entry_mid');
create policy own_created on us_entry_mid as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from us_entry c where c.org_id = us_entry_mid.org_id and c.id = entry_id));
grant select, insert, update on us_entry_mid to loadline_app, loadline_staff;

-- What was filed before keeps the code that its trust order named.
insert into us_entry_mid (org_id, entry_id, order_id, goods_no, name_en, hts, mid)
  select e.org_id, e.id, c.order_id, g.line_no, g.name_en, g.hs_dest, m.mid
  from us_entry e join us_entry_order c on c.org_id = e.org_id and c.entry_id = e.id
    join orders o on o.org_id = c.org_id and o.id = c.order_id join goods_line g on g.org_id = c.org_id and g.order_id = c.order_id,
    lateral (select min(l ->> 'mid') as mid from trust t, jsonb_array_elements(t.content #> '{cargo,lines}') l
      where t.org_id = o.org_id and t.id = o.trust_id and l ->> 'hsDest' = g.hs_dest and l ->> 'nameEn' = g.name_en and l ->> 'nameZh' = g.name_zh
      having count(distinct coalesce(l ->> 'mid', '')) = 1) m
  where e.status not in ('PREPARING', 'VOID') and m.mid is not null;
