-- Rows whose record the same file has made already are left out, and say which record that is.
alter table data_import add column made_records integer not null default 0;
update data_import set made_records = imported_records;
alter table data_import_row add column made_as text;
alter table data_import_row drop constraint data_import_row_left_out_check;
alter table data_import_row add constraint data_import_row_left_out_check check (left_out in ('total', 'after', 'sample', 'hand', 'made'));
alter table data_import_row add constraint data_import_row_made_check check ((left_out is not distinct from 'made') = (made_as is not null));
