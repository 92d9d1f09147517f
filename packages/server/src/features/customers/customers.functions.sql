-- What people read of each other.

/* `138****1234`, as maskedMobile says it in the contract. */
create or replace function masked_mobile(mobile text) returns text language sql immutable parallel safe
  as $$ select regexp_replace(regexp_replace(mobile, '^\+86', ''), '^(\+?.{3}).*(.{4})$', '\1****\2') $$;
grant execute on function masked_mobile to loadline_app, loadline_staff, loadline_gate;

/* All but the last four signs starred. */
create or replace function masked_tail(number text) returns text language sql immutable parallel safe
  as $$ select repeat('*', greatest(0, length(number) - 4)) || right(number, 4) $$;
grant execute on function masked_tail to loadline_app, loadline_staff, loadline_gate;

/* The identity number of a contact in one's own organisation, for who manages its users. */
create or replace function id_number_of(contact uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id_number from app_user u where u.org_id = app_org() and u.user_id = contact and app_may('user:manage') $$;
grant execute on function id_number_of to loadline_app;

/* A colleague, or one's own sales or customer service person; nobody else. */
create or replace function person_known(person uuid) returns table (user_id uuid, name text, mobile text, email text, colleague boolean)
  language sql stable security definer rows 1 set search_path = public, pg_temp as $$
  select u.user_id, u.name, u.mobile, u.email, u.org_id = app_org() from app_user u
  where u.user_id = person and (u.org_id = app_org()
    or exists (select from customer c where c.org_id = app_org() and person in (c.sale_id, c.customer_service_id))) $$;
grant execute on function person_known to loadline_app;
