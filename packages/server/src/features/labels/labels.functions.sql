-- Labels.

/* As for orders: whose a record is, for one who sees it by its own policies. */
create or replace function label_org(asked uuid) returns uuid language sql stable as $$ select l.org_id from label l where l.id = asked $$;
grant execute on function label_org to loadline_app, loadline_staff, loadline_gate;
