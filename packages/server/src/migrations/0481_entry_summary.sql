-- What only the desk knows of the entry summary (CBP 7501), or knows otherwise than orders, waybills and profile.
create table us_entry_summary (
  org_id uuid not null,
  entry_id uuid not null,
  summary_on date,
  surety_no text,
  transport_mode text,
  unlading text,
  it_no text,
  it_on date,
  missing_papers text,
  consignee_no text,
  importer_name text,
  charges numeric(13, 2),
  relationship text check (relationship in ('N', 'Y')),
  primary key (org_id, entry_id),
  foreign key (org_id, entry_id) references us_entry on delete cascade
);

select protect('us_entry_summary'), open_to_staff('us_entry_summary');
create policy own_created on us_entry_summary as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from us_entry c where c.org_id = us_entry_summary.org_id and c.id = entry_id));
grant select on us_entry_summary to loadline_app;
grant select, insert, update on us_entry_summary to loadline_staff;
