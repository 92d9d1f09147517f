-- Declarations to customs.

/* As for orders: whose a declaration is, for one who sees it by its own policies. */
create or replace function customs_org(asked uuid) returns uuid language sql stable as $$ select c.org_id from customs_file c where c.id = asked $$;
grant execute on function customs_org to loadline_app, loadline_staff, loadline_gate;

/* Whether whoever is in sees the declaration, as its own policies say. What hangs on it is seen by this. */
create or replace function sees_declaration(asked uuid) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (select from customs_file r where r.org_id = app_org() and r.id = asked);
end $$;
grant execute on function sees_declaration to loadline_app;
