-- Declarations to customs.

/* As for orders: whose a declaration is, for one who sees it by its own policies. */
create or replace function customs_org(asked uuid) returns uuid language sql stable as $$ select c.org_id from customs_file c where c.id = asked $$;
grant execute on function customs_org to loadline_app, loadline_staff, loadline_gate;
