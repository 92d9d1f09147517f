-- What hangs on a record is seen with it. Written out, the policy of every table held those of the record, its orders and so
-- on, and whatever reads twenty of them planned each again: a function stands for them.
do $$ declare hanging record; begin
  for hanging in
    select t.name, format('sees_%s(%I)', t.of, t.by) as seen from (values
      ('order_party', 'order', 'order_id'), ('goods_line', 'order', 'order_id'), ('carton_group', 'order', 'order_id'),
      ('shipment_event', 'order', 'subject_id'), ('tracking_share', 'order', 'order_id'), ('order_hold', 'order', 'order_id'),
      ('order_request', 'order', 'order_id'), ('warehouse_receipt', 'order', 'order_id'),
      ('shipment_reference', 'order', 'order_id'), ('customs_order', 'order', 'order_id'), ('customs_line', 'order', 'order_id'),
      ('us_entry_order', 'order', 'order_id'),
      ('customs_step', 'declaration', 'file_id'), ('customs_abnormal', 'declaration', 'file_id'),
      ('us_entry_step', 'entry', 'entry_id'), ('us_entry_disposition', 'entry', 'entry_id'),
      ('us_entry_exam', 'entry', 'entry_id'), ('us_entry_isf', 'entry', 'entry_id'), ('us_entry_rfi', 'entry', 'entry_id'),
      ('us_entry_rfi_word', 'entry', 'entry_id'), ('us_entry_duty', 'entry', 'entry_id'),
      ('us_entry_duty_amount', 'entry', 'entry_id'), ('us_entry_pga', 'entry', 'entry_id'), ('us_entry_mid', 'entry', 'entry_id'),
      ('us_entry_line', 'entry', 'entry_id'), ('us_entry_summary', 'entry', 'entry_id'),
      ('us_entry_line_summary', 'entry', 'entry_id'),
      ('sheet_step', 'sheet', 'sheet_id'), ('sheet_comment', 'sheet', 'sheet_id'), ('sheet_read', 'sheet', 'sheet_id'),
      ('sheet_cost', 'sheet', 'sheet_id')) t (name, of, by)
  loop
    execute format('alter policy own_created on %I using ((select app_authority()) = ''organisation'' or %s)',
      hanging.name, hanging.seen);
  end loop;
end $$;
