-- A trust order may be accepted into a booking, too: a draft of its customer's, which he completes and hands in.

/* Staff see no drafts: they only lay one down for a customer they serve. Gives its number. */
create function draft_booking(org uuid, row_id uuid, today date, trust_row uuid, owner uuid, made jsonb, offered text, pieces integer, gross numeric,
    cubic numeric, billed numeric, until timestamptz) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare no text;
begin
  if not staff_serves(org) or app_org() = org or not app_may('op:trust:decide') then raise exception 'no permission' using errcode = 'LL403'; end if;
  insert into booking (org_id, id, booking_no, content, product, quantity, gross_weight, volume, billing_weight, deadline, trust_id, created_by)
    values (org, row_id, next_number('BK', today), made, offered, pieces, gross, cubic, billed, until, trust_row, owner) returning booking_no into no;
  return no;
end $$;

/* The bookings made from a trust order that the asker sees, drafts too. */
create function bookings_of_trust(org uuid, trust_row uuid) returns table (booking_no text, status text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select b.booking_no, b.status from booking b where b.org_id = org and b.trust_id = trust_row
    and (app_org() = org and (app_authority() = 'organisation' or b.created_by = app_user()) or app_org() <> org and staff_serves(org))
    order by b.booking_no $$;

grant insert on booking to loadline_gate;
grant create on schema public to loadline_gate;
alter function draft_booking(uuid, uuid, date, uuid, uuid, jsonb, text, integer, numeric, numeric, numeric, timestamptz) owner to loadline_gate;
alter function bookings_of_trust(uuid, uuid) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function draft_booking(uuid, uuid, date, uuid, uuid, jsonb, text, integer, numeric, numeric, numeric, timestamptz),
  bookings_of_trust(uuid, uuid) from public;
grant execute on function draft_booking(uuid, uuid, date, uuid, uuid, jsonb, text, integer, numeric, numeric, numeric, timestamptz) to loadline_staff;
grant execute on function bookings_of_trust(uuid, uuid) to loadline_app, loadline_staff;
