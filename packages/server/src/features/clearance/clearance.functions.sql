-- Entries of the United States.

/* As for orders: whose an entry is, for one who sees it by its own policies. */
create or replace function clearance_org(asked uuid) returns uuid language sql stable as $$ select c.org_id from us_entry c where c.id = asked $$;
grant execute on function clearance_org to loadline_app, loadline_staff, loadline_gate;

/* Whether whoever is in sees the entry, as its own policies say. What hangs on it is seen by this. */
create or replace function sees_entry(asked uuid) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (select from us_entry r where r.org_id = app_org() and r.id = asked);
end $$;
grant execute on function sees_entry to loadline_app;
