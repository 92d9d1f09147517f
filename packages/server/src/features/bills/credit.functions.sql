/* Whether a customer is on hold today, and no lift that was approved says otherwise, for all they do or for this order. */
create or replace function credit_held(org uuid, order_row uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select c.on_hold from customer c where c.org_id = org), false)
    and not exists (select from credit_request r where r.org_id = org and r.kind = 'lift' and r.state = 'APPROVED'
      and r.until >= (now() at time zone 'Asia/Shanghai')::date and (r.order_id is null or r.order_id = order_row));
$$;
grant execute on function credit_held to loadline_app, loadline_staff, loadline_gate;

/* The last day of a lift that was approved for all that a customer does. */
create or replace function credit_lifted_until(org uuid) returns date language sql stable as $$
  select max(r.until) from credit_request r where r.org_id = org and r.kind = 'lift' and r.state = 'APPROVED' and r.order_id is null
    and r.until >= (now() at time zone 'Asia/Shanghai')::date $$;
grant execute on function credit_lifted_until to loadline_staff;
