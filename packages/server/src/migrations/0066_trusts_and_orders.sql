-- A trust order and its orders stay together: it ends with the last of them, and what is amended is laid on them.

/* What an answered amendment did to each order there was, and what of it stays as it is. */
alter table trust_amendment add column orders jsonb not null default '[]';
grant update (orders) on trust_amendment to loadline_staff;

/* As before; a trust order whose orders are all cancelled is cancelled by the last of them. One whose cancellation is
   asked for waits for the answer, which comes to the same. */
create or replace function settle_trust(org uuid, asked uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare t trust; begun boolean; done boolean; gone boolean; moved text;
begin
  select * into t from trust x where x.org_id = org and x.id = asked for update;
  if not found or t.state not in ('ACCEPTED', 'IN_EXECUTION', 'CANCEL_REQUESTED') then return; end if;
  select bool_or(o.status not in ('ORDERED', 'CANCELLED')), bool_and(o.status in ('SIGNED', 'CLOSED', 'CANCELLED')) and bool_or(o.status <> 'CANCELLED'),
      bool_and(o.status = 'CANCELLED')
    into begun, done, gone from orders o where o.org_id = org and o.trust_id = asked;
  if not coalesce(begun or gone, false) then return; end if;
  if t.state = 'CANCEL_REQUESTED' then
    if begun then update trust x set resume_state = 'IN_EXECUTION' where x.org_id = org and x.id = asked; end if;
    return;
  end if;
  moved := case when gone then 'CANCELLED' when done then 'COMPLETED' else 'IN_EXECUTION' end;
  if moved = t.state then return; end if;
  update trust x set state = moved, completed_at = case when done then now() end, version = x.version + 1, updated_at = now()
    where x.org_id = org and x.id = asked;
  -- Nobody answers an amendment any more.
  if done or gone then
    update trust_amendment a set state = 'LAPSED' where a.org_id = org and a.trust_id = asked and a.state = 'OPEN';
    update trust x set waiting_since = null where x.org_id = org and x.id = asked;
  end if;
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (org, gen_random_uuid(), app_user(), '', 'status-changed', 'trust', asked, jsonb_build_object('state', jsonb_build_object('from', t.state, 'to', moved)));
end $$;
