-- Rows that are hidden in Excel are left out, until somebody takes them in.
alter table data_import_row drop constraint data_import_row_left_out_check;
alter table data_import_row add constraint data_import_row_left_out_check
  check (left_out in ('total', 'after', 'sample', 'hand', 'hidden', 'made'));
-- What was read before read no formats.
update data_import i set columns = coalesce((select jsonb_agg(c || '{"clash": null}' order by at)
  from jsonb_array_elements(i.columns) with ordinality e (c, at)), '[]');
