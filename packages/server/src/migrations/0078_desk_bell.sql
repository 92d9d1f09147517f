-- The bell of the desk rings for whatever a customer asks: trust orders, orders and waybills beside exception sheets.

alter table staff_notice drop constraint staff_notice_customer_sheet_id_fkey;
alter table staff_notice rename column sheet_id to subject_id;
alter table staff_notice add column subject text not null default 'sheet' check (subject in ('sheet', 'trust', 'order', 'mawb')), add column number text;
update staff_notice n set number = s.sheet_no from exception_sheet s where s.org_id = n.customer and s.id = n.subject_id;
alter table staff_notice alter column number set not null, alter column subject drop default;
alter table staff_notice drop constraint staff_notice_event_check;
alter table staff_notice add check (event in ('mentioned', 'replied', 'opened', 'urged', 'written', 'corrected', 'amendment', 'cancelling', 'cancelled', 'agreed'));
drop index staff_notice_sheet;
create index staff_notice_subject on staff_notice (customer, subject, subject_id);

grant select on mawb_message to loadline_gate;

/* Whose a record is among the staff: who works on the sheet, who decided on the trust order, who last wrote to this customer
   about the waybill; else the customer's service person. Of a sheet that nobody has taken everybody hears. */
create function desk_handler(org uuid, topic text, about uuid) returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select u.user_id from (values
      (1, (select s.handler_id from exception_sheet s where topic = 'sheet' and s.org_id = org and s.id = about)),
      (2, (select t.decided_by from trust t where topic = 'trust' and t.org_id = org and t.id = about)),
      (3, (select m.user_id from mawb_message m where topic = 'mawb' and m.org_id = org and m.mawb_id = about and m.side = 'forwarder' order by m.at desc limit 1)),
      (4, (select c.customer_service_id from customer c where topic <> 'sheet' and c.org_id = org))) h (rank, who)
    join app_user u on u.user_id = h.who and u.org_id = forwarder_id() and u.enabled
    left join team t on t.team_id = u.team_id
    where t.all_customers or exists (select from team_customer c where c.team_id = u.team_id and c.org_id = org)
    order by h.rank limit 1 $$;

drop function tell_staff(uuid, text, uuid, text, text, text, uuid[]);
/* Tells colleagues of a record: those that are named, else its handler, else everybody of the teams that serve its customer
   who may work on it. Nobody is told what he did himself, and everybody once per key. */
create function tell_staff(org uuid, what text, topic text, about uuid, named_no text, teller text, words text, once text, named uuid[],
    to_see text, to_work text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare handler uuid;
begin
  if app_org() <> org and app_org() is distinct from forwarder_id() then raise exception 'no permission' using errcode = 'LL403'; end if;
  select u.user_id into handler from app_user u left join role r on r.role_id = u.role_id
    where u.user_id = desk_handler(org, topic, about) and to_see = any (coalesce(r.permissions, u.permissions));
  insert into staff_notice (staff, user_id, event, customer, subject, subject_id, number, who, said, key)
    select u.org_id, u.user_id, what, org, topic, about, named_no, teller, left(words, 300), once
      from app_user u left join role r on r.role_id = u.role_id left join team t on t.team_id = u.team_id
      where u.org_id = forwarder_id() and u.enabled and u.user_id <> app_user()
        and to_see = any (coalesce(r.permissions, u.permissions))
        and (t.all_customers or exists (select from team_customer c where c.team_id = u.team_id and c.org_id = org))
        and case when cardinality(named) > 0 then u.user_id = any (named) when handler is not null then u.user_id = handler
          else to_work = any (coalesce(r.permissions, u.permissions)) end
      order by u.user_id
    on conflict (user_id, key) do nothing;
end $$;

grant create on schema public to loadline_gate;
alter function desk_handler(uuid, text, uuid) owner to loadline_gate;
alter function tell_staff(uuid, text, text, uuid, text, text, text, text, uuid[], text, text) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function desk_handler(uuid, text, uuid), tell_staff(uuid, text, text, uuid, text, text, text, text, uuid[], text, text) from public;
grant execute on function tell_staff(uuid, text, text, uuid, text, text, text, text, uuid[], text, text) to loadline_app, loadline_staff;

/* A login that was refused, as its person's company may read it; a name that nobody has stands in the forwarder's own log,
   unnamed, for a password may have been typed in its place. */
create function note_refused_login(audit_row uuid, member uuid, how text, why text, device text, network text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    select coalesce(u.org_id, forwarder_id()), audit_row, u.user_id, coalesce(u.name, ''), 'refused-login', 'session', u.user_id,
      jsonb_build_object('how', how, 'why', why, 'device', device, 'network', network)
    from (select) one left join app_user u on u.user_id = member $$;
grant create on schema public to loadline_gate;
alter function note_refused_login(uuid, uuid, text, text, text, text) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function note_refused_login(uuid, uuid, text, text, text, text) from public;
grant execute on function note_refused_login(uuid, uuid, text, text, text, text) to loadline_app;
