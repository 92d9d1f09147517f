-- What was on a waybill when a step took it off, for the way back; and what a change of the documents takes away again.

-- Times of a waybill are read by the clocks of its two ends.
alter table mawb add column origin_zone text not null default 'Asia/Shanghai', add column destination_zone text not null default 'Asia/Shanghai';
grant select (origin_zone, destination_zone) on mawb to loadline_app;

create table mawb_taken (
  mawb_id uuid not null references mawb on delete cascade,
  event_id uuid not null,
  taken jsonb not null check (jsonb_typeof(taken) = 'array'),
  primary key (mawb_id, event_id)
);
alter table mawb_taken enable row level security;
alter table mawb_taken force row level security;
create policy owner on mawb_taken to loadline_owner using (true) with check (true);
create policy staff on mawb_taken to loadline_staff using (exists (select from mawb m where m.id = mawb_id)) with check (true);
grant select, insert on mawb_taken to loadline_staff;

/* Documents that are made anew have to be agreed to anew. Whoever sends a waybill back to the documents does this. */
create function forget_agreements(asked uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update mawb_share s set agreed_at = null from mawb m where m.id = asked and m.status = '42' and s.mawb_id = m.id and s.agreed_at is not null $$;

grant create on schema public to loadline_gate;
alter function forget_agreements(uuid) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function forget_agreements(uuid) from public;
grant execute on function forget_agreements(uuid) to loadline_app, loadline_staff;

/* A waybill for whoever has a share of it, or serves who has: all of its row, also of what a customer's answer never says. */
create function waybill_base(asked uuid) returns setof mawb
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.* from mawb m where m.id = asked and case when exists (select from organisation o where o.org_id = app_org() and o.kind = 'forwarder') then waybill_served(asked)
    else exists (select from mawb_share s where s.mawb_id = asked and s.org_id = app_org() and (app_authority() = 'organisation' or s.created_by = app_user())) end $$;
grant create on schema public to loadline_gate;
alter function waybill_base(uuid) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function waybill_base(uuid) from public;
grant execute on function waybill_base(uuid) to loadline_app, loadline_staff;
grant select on mawb_uld to loadline_app;
create policy shared on mawb_uld for select to loadline_app using (false);
