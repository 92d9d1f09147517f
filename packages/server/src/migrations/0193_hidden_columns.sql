-- Columns that are hidden in Excel are read only when somebody says what they mean; of what was read before nothing is known of it.
update data_import i set columns = coalesce((select jsonb_agg(c || '{"hiddenAs": null}' order by at)
  from jsonb_array_elements(i.columns) with ordinality e (c, at)), '[]');
