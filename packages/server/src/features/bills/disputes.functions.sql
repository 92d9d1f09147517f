-- Disputes of the lines of bills.

/* As for orders: whose a record is, for one who sees it by its own policies. */
create or replace function dispute_org(asked uuid) returns uuid language sql stable as $$ select d.org_id from bill_dispute d where d.id = asked $$;
grant execute on function dispute_org to loadline_app, loadline_staff, loadline_gate;
