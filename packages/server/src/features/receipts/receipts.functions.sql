-- What a warehouse has received.

/* Cargo of which nobody knows the order is the forwarder's: theirs are its files. For staff alone; customers see none. */
create or replace function unidentified_org(asked uuid) returns uuid language sql stable as $$
  select app_org() from unidentified_cargo u where u.id = asked $$;
grant execute on function unidentified_org to loadline_app, loadline_staff, loadline_gate;
