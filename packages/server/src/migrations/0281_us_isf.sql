-- The importer security filing (10+2) of an entry whose cargo goes by sea: its state, its clock, and what the orders do not know.
create table us_entry_isf (
  org_id uuid not null,
  entry_id uuid not null,
  isf_state text not null,
  isf_no text,
  isf_filed_at timestamptz,
  loading_at timestamptz,
  seller text,
  buyer text,
  consignee_no text,
  manufacturer text,
  ship_to text,
  stuffing text,
  consolidator text,
  stow_plan boolean not null,
  container_messages boolean not null,
  primary key (org_id, entry_id),
  foreign key (org_id, entry_id) references us_entry on delete cascade
);

select protect('us_entry_isf'), open_to_staff('us_entry_isf');
create policy own_created on us_entry_isf as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from us_entry c where c.org_id = us_entry_isf.org_id and c.id = entry_id));

grant select on us_entry_isf to loadline_app;
grant select, insert, update on us_entry_isf to loadline_staff;
