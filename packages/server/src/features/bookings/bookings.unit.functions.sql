/* What the draft that `draft_booking` has just laid down is charged in: staff see no drafts. */
create or replace function draft_charged_in(org uuid, row_id uuid, unit text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not staff_serves(org) or app_org() = org or not app_may('op:trust:decide') then raise exception 'no permission' using errcode = 'LL403'; end if;
  update booking b set billing_unit = unit where b.org_id = org and b.id = row_id and b.status = 'DRAFT';
end $$;
grant execute on function draft_charged_in to loadline_staff;
