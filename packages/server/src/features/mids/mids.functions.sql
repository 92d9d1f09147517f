-- Codes of manufacturers.

/* As for orders: whose a record is, for one who sees it by its own policies. */
create or replace function mid_org(asked uuid) returns uuid language sql stable as $$ select m.org_id from mid m where m.id = asked $$;
grant execute on function mid_org to loadline_app, loadline_staff, loadline_gate;
