-- The bell of the desk: what a customer or a colleague wrote to somebody of the forwarder.

create table staff_notice (
  notice_id uuid primary key default gen_random_uuid(),
  staff uuid not null,
  user_id uuid not null,
  event text not null check (event in ('mentioned', 'replied', 'opened', 'urged')),
  -- Whose sheet it is: who serves the customer no more reads the notice no more.
  customer uuid not null references organisation on delete cascade,
  sheet_id uuid not null,
  who text not null,
  said text not null default '',
  key text not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, key),
  foreign key (staff, user_id) references app_user (org_id, user_id) on delete cascade,
  foreign key (customer, sheet_id) references exception_sheet (org_id, id) on delete cascade
);
create index staff_notice_of on staff_notice (user_id, created_at desc, notice_id desc);
create index staff_notice_unread on staff_notice (user_id) where read_at is null;
create index staff_notice_sheet on staff_notice (customer, sheet_id);

alter table staff_notice enable row level security, force row level security;
create policy own on staff_notice to loadline_staff using (user_id = (select app_user()) and staff_serves(customer));
create policy gate on staff_notice to loadline_gate using (true) with check (true);
grant select, update (read_at) on staff_notice to loadline_staff;
grant select, insert, delete on staff_notice to loadline_gate;
grant select on team to loadline_gate;

/* Tells colleagues of a sheet: those that are named, else its handler, else everybody of the teams that serve its customer
   who may work on sheets. Nobody is told what he did himself, and everybody once per key. */
create function tell_staff(org uuid, what text, sheet uuid, teller text, words text, once text, named uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare handler uuid;
begin
  if app_org() <> org and app_org() is distinct from forwarder_id() then raise exception 'no permission' using errcode = 'LL403'; end if;
  select s.handler_id into handler from exception_sheet s join app_user u on u.user_id = s.handler_id and u.enabled
    where s.org_id = org and s.id = sheet;
  insert into staff_notice (staff, user_id, event, customer, sheet_id, who, said, key)
    select u.org_id, u.user_id, what, org, sheet, teller, left(words, 300), once
      from app_user u left join role r on r.role_id = u.role_id left join team t on t.team_id = u.team_id
      where u.org_id = forwarder_id() and u.enabled and u.user_id <> app_user()
        and 'op:exception:view' = any (coalesce(r.permissions, u.permissions))
        and (t.all_customers or exists (select from team_customer c where c.team_id = u.team_id and c.org_id = org))
        and case when cardinality(named) > 0 then u.user_id = any (named) when handler is not null then u.user_id = handler
          else 'op:exception:edit' = any (coalesce(r.permissions, u.permissions)) end
      order by u.user_id
    on conflict (user_id, key) do nothing;
end $$;

create function forget_staff_notices(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from staff_notice where created_at < before $$;

create function announce_staff_notices() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform announce('notice', forwarder_id(), null, f.user_id) from (select distinct user_id from fresh) f;
  return null;
end $$;
create trigger announce_made after insert on staff_notice referencing new table as fresh for each statement execute function announce_staff_notices();
create trigger announce_changed after update on staff_notice referencing new table as fresh for each statement execute function announce_staff_notices();

grant create on schema public to loadline_gate;
alter function tell_staff(uuid, text, uuid, text, text, text, uuid[]) owner to loadline_gate;
alter function forget_staff_notices(timestamptz) owner to loadline_gate;
alter function announce_staff_notices() owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function tell_staff(uuid, text, uuid, text, text, text, uuid[]), forget_staff_notices(timestamptz), announce_staff_notices() from public;
grant execute on function tell_staff(uuid, text, uuid, text, text, text, uuid[]) to loadline_app, loadline_staff;
grant execute on function forget_staff_notices(timestamptz) to loadline_app;
