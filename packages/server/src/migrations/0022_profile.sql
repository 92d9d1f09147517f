-- The customer centre: what of a person may be shown, and to whom.

-- An identity number is never read through the serving roles: its last four signs are, and all of it in one place.
alter table app_user add column id_number_tail text generated always as (right(id_number, 4)) stored;
grant select (id_number_tail) on app_user to loadline_app;

/* `138****1234`, as maskedMobile says it in the contract. */
create function masked_mobile(mobile text) returns text language sql immutable parallel safe
  as $$ select regexp_replace(regexp_replace(mobile, '^\+86', ''), '^(.{3}).*(.{4})$', '\1****\2') $$;

/* All but the last four signs starred. */
create function masked_tail(number text) returns text language sql immutable parallel safe
  as $$ select repeat('*', greatest(0, length(number) - 4)) || right(number, 4) $$;

/* The identity number of a contact in one's own organisation, for who manages its users. */
create function id_number_of(contact uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id_number from app_user u where u.org_id = app_org() and u.user_id = contact and app_may('user:manage') $$;

/* What somebody proves himself against before he is shown what is masked. */
create function own_password_hash() returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.password_hash from app_user u where u.user_id = app_user() $$;

/* A colleague, or one's own sales or customer service person; nobody else. */
create function person_known(person uuid) returns table (user_id uuid, name text, mobile text, email text, colleague boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.user_id, u.name, u.mobile, u.email, u.org_id = app_org() from app_user u
  where u.user_id = person and (u.org_id = app_org()
    or exists (select from customer c where c.org_id = app_org() and person in (c.sale_id, c.customer_service_id))) $$;

create index address_by_time on address (org_id, updated_at desc, id desc);
create index goods_by_time on goods (org_id, updated_at desc, id desc);

grant create on schema public to loadline_gate;
alter function id_number_of(uuid) owner to loadline_gate;
alter function own_password_hash() owner to loadline_gate;
alter function person_known(uuid) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function id_number_of(uuid), own_password_hash(), person_known(uuid), masked_mobile(text), masked_tail(text) from public;
grant execute on function masked_mobile(text), masked_tail(text) to loadline_app, loadline_staff, loadline_gate;
grant execute on function id_number_of(uuid), own_password_hash(), person_known(uuid) to loadline_app;
