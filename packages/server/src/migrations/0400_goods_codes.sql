-- The codes of a customer's goods, each with its history: nothing is written over, the next binding supersedes the one before.
alter table goods add column sku text;
comment on column goods.sku is 'by which lines of orders name the article';
create index goods_by_sku on goods (org_id, sku);
create index goods_by_name on goods (org_id, name_zh, name_en);

create table goods_binding (
  org_id uuid not null,
  goods_id uuid not null,
  kind text not null check (kind in ('hts', 'hsCn', 'mid')),
  edition integer not null,
  code text,
  valid_from date not null,
  source text not null check (source in ('typed', 'answered')),
  reason text,
  bound_by uuid not null,
  bound_at timestamptz not null default now(),
  primary key (org_id, goods_id, kind, edition),
  foreign key (org_id, goods_id) references goods on delete cascade
);
comment on column goods_binding.code is 'null: the one before was taken off';
create index goods_binding_by_code on goods_binding (org_id, kind, code);

select protect('goods_binding'), open_to_staff('goods_binding');
create policy own_created on goods_binding as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from goods g where g.org_id = goods_binding.org_id and g.id = goods_id));
grant select, insert on goods_binding to loadline_app, loadline_staff;
