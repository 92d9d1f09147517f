-- What was on a waybill when a step took it off, for the way back; and what a change of the documents takes away again.

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
