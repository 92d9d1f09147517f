-- What a person says of a file: the sheet, the column of a heading, units, currencies and rates, rows left out.
alter table data_import
  add column choice jsonb not null default '{}',
  add column sheets text[] not null default '{}',
  add column missing text[] not null default '{}',
  add column left_out_rows integer not null default 0;
alter table data_import_row add column left_out text check (left_out in ('total', 'after', 'sample', 'hand'));
create index data_import_chosen on data_import (org_id, subject, created_at desc) where choice ? 'headings';
update data_import set sheets = array[sheet] || other_sheets;
