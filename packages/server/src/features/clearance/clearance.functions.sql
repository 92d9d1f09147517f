-- Entries of the United States.

/* As for orders: whose an entry is, for one who sees it by its own policies. */
create or replace function clearance_org(asked uuid) returns uuid language sql stable as $$ select c.org_id from us_entry c where c.id = asked $$;
grant execute on function clearance_org to loadline_app, loadline_staff, loadline_gate;
