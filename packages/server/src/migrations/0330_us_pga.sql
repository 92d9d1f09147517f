-- What was done about a flag that the tariff number of a line brings: filed with an agency, disclaimed, or not needed.
create table us_entry_pga (
  org_id uuid not null,
  entry_id uuid not null,
  order_id uuid not null,
  goods_no integer not null,
  flag text not null,
  hts text not null,
  pga_state text not null check (pga_state in ('filed', 'disclaimed', 'notNeeded')),
  pga_no text,
  disclaim_code text,
  pga_note text,
  primary key (org_id, entry_id, order_id, goods_no, flag),
  foreign key (org_id, entry_id) references us_entry on delete cascade
);
comment on column us_entry_pga.hts is 'for which number it was noted: another number of the line is asked for anew';

select protect('us_entry_pga'), open_to_staff('us_entry_pga');
create policy own_created on us_entry_pga as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from us_entry c where c.org_id = us_entry_pga.org_id and c.id = entry_id));

grant select on us_entry_pga to loadline_app;
grant select, insert, update, delete on us_entry_pga to loadline_staff;
