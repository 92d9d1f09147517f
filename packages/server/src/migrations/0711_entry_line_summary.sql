-- What the entry summary (CBP 7501) asks of a line beside its goods: cases of dumping and subsidies, weight, charges, relationship.
create table us_entry_line_summary (
  org_id uuid not null,
  entry_id uuid not null,
  order_id uuid not null,
  goods_no integer not null,
  hts text,
  ad_case text,
  cvd_case text,
  line_weight numeric(12, 3),
  line_charges numeric(13, 2),
  line_relationship text,
  primary key (org_id, entry_id, order_id, goods_no),
  foreign key (org_id, entry_id, order_id) references us_entry_order on delete cascade
);
comment on column us_entry_line_summary.hts is 'for which number it was written: of another number of the line nothing is known';

select protect('us_entry_line_summary'), open_to_staff('us_entry_line_summary');
create policy own_created on us_entry_line_summary as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from us_entry c where c.org_id = us_entry_line_summary.org_id and c.id = entry_id));

grant select on us_entry_line_summary to loadline_app;
grant select, insert, update, delete on us_entry_line_summary to loadline_staff;
