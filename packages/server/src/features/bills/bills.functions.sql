-- Bills.

/* As for orders: whose a bill is, for one who sees it by its own policies. */
create or replace function bill_org(asked uuid) returns uuid language sql stable as $$ select b.org_id from bill b where b.id = asked $$;
grant execute on function bill_org to loadline_app, loadline_staff, loadline_gate;
