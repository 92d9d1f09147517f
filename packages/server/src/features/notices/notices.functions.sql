-- Who is told of what, in the portal, by mail and by SMS.

/* Whose record it is: who made it and who handles it. */
create or replace function people_of_record(org uuid, about text, about_id uuid) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if about = 'order' then return query select unnest(array[o.created_by, o.handler_id]) from orders o where o.org_id = org and o.id = about_id;
  elsif about = 'sheet' then return query select unnest(array[o.created_by, o.handler_id]) from exception_sheet s
      join orders o on o.org_id = s.org_id and o.id = any(array_append(s.about_orders, s.order_id)) where s.org_id = org and s.id = about_id
    union select h.created_by from exception_sheet s join mawb_share h on h.org_id = s.org_id and h.mawb_id = s.mawb_id
      where s.org_id = org and s.id = about_id;
  elsif about = 'trust' then return query select unnest(array[t.created_by, t.handler_id]) from trust t where t.org_id = org and t.id = about_id;
  elsif about = 'booking' then return query select unnest(array[b.created_by, b.handler_id]) from booking b where b.org_id = org and b.id = about_id;
  elsif about = 'mawb' then return query select s.created_by from mawb_share s where s.org_id = org and s.mawb_id = about_id;
  elsif about = 'customs' then return query select unnest(array[o.created_by, o.handler_id]) from customs_order c
    join orders o on o.org_id = c.org_id and o.id = c.order_id where c.org_id = org and c.file_id = about_id;
  elsif about = 'clearance' then return query select unnest(array[o.created_by, o.handler_id]) from us_entry_order c
    join orders o on o.org_id = c.org_id and o.id = c.order_id where c.org_id = org and c.entry_id = about_id;
  elsif about = 'bill' then return query select unnest(array[o.created_by, o.handler_id]) from charge c
    join orders o on o.org_id = c.org_id and o.id = c.order_id where c.org_id = org and c.bill_id = about_id;
  elsif about = 'invoice' then return query select i.created_by from invoice i where i.org_id = org and i.id = about_id
    union select unnest(array[o.created_by, o.handler_id]) from invoice_part p join charge c on c.org_id = p.org_id and c.bill_id = p.bill_id
      join orders o on o.org_id = c.org_id and o.id = c.order_id where p.org_id = org and p.invoice_id = about_id;
  elsif about = 'label' then return query select unnest(array[l.created_by, o.handler_id]) from label l
    join orders o on o.org_id = l.org_id and o.id = l.order_id where l.org_id = org and l.id = about_id;
  elsif about = 'mid' then return query select m.created_by from mid m where m.org_id = org and m.id = about_id;
  end if;
end $$;

/* When a gathered mail goes: at the next full hour, or at the next nine o'clock in Beijing. */
create or replace function digest_time(digest text, at timestamptz) returns timestamptz language sql immutable as $$
  select case digest
    when 'hourly' then date_trunc('hour', at) + interval '1 hour'
    when 'daily' then (date_trunc('day', (at at time zone 'Asia/Shanghai') + interval '15 hours') + interval '9 hours') at time zone 'Asia/Shanghai'
  end $$;
grant execute on function digest_time to loadline_gate;

/* Tells everybody of an organisation who wants to know and may: enabled, with the right, and with own-created authority
   only where the record is theirs. What one cause tells of several records is one notice to each of them, of those that they
   may see, with the orders listed; one for each to who wants that. Once per key and user, however many try at once. Mails and
   SMS are laid down in the same transaction, gathered mails wait for their time. */
create or replace function tell_people(org uuid, what text, about text, records jsonb, common jsonb, once text, way text, counted_as text, needs text,
    defaults text[], locked text[], one_by_one text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare p record; told jsonb;
begin
  if app_org() is null or app_org() <> org and app_org() is distinct from forwarder_id() then raise exception 'no permission' using errcode = 'LL403'; end if;
  for p in
    with people as (
      select u.user_id, u.mobile, u.email, u.language, u.data_authority = 'organisation' as sees_all, coalesce(s.digest, 'none') as digest,
          coalesce(s.chosen, defaults) || locked as chosen, coalesce(one_by_one = any (s.chosen), false) as wants_each
        from app_user u
        left join role r on r.role_id = u.role_id
        left join customer c on c.org_id = u.org_id
        left join notice_setting s on s.org_id = u.org_id and s.user_id = u.user_id
        where u.org_id = org and u.enabled and coalesce(c.status, 'active') = 'active'
          and (needs is null or needs = any (permissions_in(coalesce(r.permissions, u.permissions), c.permissions, false, false)))
          and coalesce(s.chosen, defaults) || locked && array[what || '.inApp', what || '.mail', what || '.sms']
    ),
    given as materialized (
      select r.place, r.record, array(select people_of_record(org, about, (r.record ->> 'id')::uuid)) as owners
        from jsonb_array_elements(records) with ordinality r (record, place)
    ),
    -- The orders behind each: of a record that is one, itself.
    behind as materialized (
      select g.place, l.listed ->> 'number' as number, array(select people_of_record(org, 'order', (l.listed ->> 'id')::uuid)) as owners
        from given g cross join jsonb_array_elements(coalesce(g.record -> 'orders', '[]')) l (listed)
    ),
    seen as (
      select w.user_id, g.place, g.record, w.wants_each or count(*) over (partition by w.user_id) = 1 as alone
        from people w join given g on w.sees_all or w.user_id = any (g.owners)
    ),
    notices as (
      select s.user_id, array[s.place] as places, s.record as first, s.record -> 'words' as words, s.record ->> 'key' as key,
          s.record ->> 'path' as path from seen s where s.alone
      union all
      select s.user_id, array_agg(s.place), (array_agg(s.record order by s.place))[1],
          common || jsonb_build_object(counted_as, count(*)::text, 'records', string_agg(s.record ->> 'number', ',' order by s.place) filter (where s.place <= 200)),
          once, coalesce(way || string_agg('numbers=' || (s.record ->> 'number'), '&' order by s.place) filter (where s.place <= 200), (array_agg(s.record ->> 'path' order by s.place))[1])
        from seen s where not s.alone group by s.user_id
    ),
    said as (
      select n.user_id, n.first, n.key, n.path, n.words || coalesce((
          select jsonb_build_object('orders', count(*)::text, 'numbers', string_agg(o.number, ', ' order by o.place, o.number) filter (where o.at <= 200))
            from (select b.number, min(b.place) as place, row_number() over (order by min(b.place), b.number) as at from behind b, people w
              where w.user_id = n.user_id and b.place = any (n.places) and (w.sees_all or w.user_id = any (b.owners)) group by b.number) o
            having count(*) > 1), '{}') as words
        from notices n
    ),
    fresh as (
      insert into notice (org_id, user_id, event, subject, subject_id, number, words, key, in_app, mail_due_at)
        select org, w.user_id, what, about, (s.first ->> 'id')::uuid, s.first ->> 'number', s.words, s.key, what || '.inApp' = any (w.chosen),
            case when what || '.mail' = any (w.chosen) and w.email is not null then digest_time(w.digest, now()) end
          from people w join said s on s.user_id = w.user_id order by w.user_id, s.key
        on conflict (org_id, user_id, key) do nothing
        returning user_id, key
    )
    select w.*, s.words, s.first, s.path from people w join said s on s.user_id = w.user_id join fresh f on f.user_id = w.user_id and f.key = s.key
  loop
    told := p.words || jsonb_build_object('number', p.first ->> 'number', 'link', p.path);
    if what || '.mail' = any (p.chosen) and p.email is not null and p.digest = 'none' then
      perform put_in_outbox(gen_random_uuid(), org, 'mail', p.email, what, p.language, told);
    end if;
    if what || '.sms' = any (p.chosen) and p.mobile is not null then
      perform put_in_outbox(gen_random_uuid(), org, 'sms', p.mobile, what, p.language, told);
    end if;
  end loop;
end $$;
grant execute on function tell_people to loadline_app, loadline_staff;

/* The gathered mails whose time has come, one per user. */
create or replace function digests_due(at timestamptz) returns table (org_id uuid, user_id uuid, language text, permissions text[], notices jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select n.org_id, n.user_id, u.language, permissions_in(coalesce(r.permissions, u.permissions), c.permissions, false, false),
      coalesce(jsonb_agg(jsonb_build_object('event', n.event, 'subject', n.subject, 'number', n.number, 'words', n.words) order by n.created_at)
        filter (where u.data_authority = 'organisation' or n.subject = 'account'
          or n.user_id in (select people_of_record(n.org_id, n.subject, n.subject_id))), '[]')
    from notice n join app_user u on u.org_id = n.org_id and u.user_id = n.user_id
      left join role r on r.role_id = u.role_id
      left join customer c on c.org_id = u.org_id
    where n.mail_due_at <= at group by n.org_id, n.user_id, u.language, 4 limit 500 $$;
grant execute on function digests_due to loadline_staff;

/* Sends one of them, unless another run was faster. Who was disabled meanwhile gets nothing. */
create or replace function send_digest(org uuid, member uuid, at timestamptz, told jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user;
begin
  perform require_program();
  select * into u from app_user x where x.org_id = org and x.user_id = member for update;
  update notice n set mail_due_at = null where n.org_id = org and n.user_id = member and n.mail_due_at <= at;
  if not found then return false; end if;
  if told is not null and u.enabled and u.email is not null and not exists (select from customer c where c.org_id = org and c.status <> 'active') then
    perform put_in_outbox(gen_random_uuid(), org, 'mail', u.email, 'digest', u.language, told);
  end if;
  return true;
end $$;
grant execute on function send_digest to loadline_staff;

create or replace function forget_notices(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  delete from notice where created_at < before $$;
grant execute on function forget_notices to loadline_staff;

create or replace function announce_notices() returns trigger language plpgsql as $$
begin
  perform announce('notice', f.org_id, null, f.user_id) from (select distinct org_id, user_id from fresh where in_app) f;
  return null;
end $$;

/* Whose a record is among the staff: who works on the sheet, who decided on the trust order or the booking, who last wrote to this
   customer about the waybill or the label; else the customer's service person. Of a sheet that nobody has taken everybody hears. */
create or replace function desk_handler(org uuid, topic text, about uuid) returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select u.user_id from (values
      (1, (select s.handler_id from exception_sheet s where topic = 'sheet' and s.org_id = org and s.id = about)),
      (2, (select t.decided_by from trust t where topic = 'trust' and t.org_id = org and t.id = about)),
      (2, (select b.decided_by from booking b where topic = 'booking' and b.org_id = org and b.id = about)),
      (2, (select a.author_id from hts_answer a where topic = 'question' and a.org_id = org and a.question_id = about order by a.no desc limit 1)),
      (3, (select m.user_id from mawb_message m where topic = 'mawb' and m.org_id = org and m.mawb_id = about and m.side = 'forwarder' order by m.at desc limit 1)),
      (3, (select w.user_id from label_word w where topic = 'label' and w.org_id = org and w.label_id = about and w.side = 'forwarder' order by w.at desc limit 1)),
      (4, (select c.customer_service_id from customer c where topic <> 'sheet' and c.org_id = org))) h (rank, who)
    join app_user u on u.user_id = h.who and u.org_id = forwarder_id() and u.enabled
    left join team t on t.team_id = u.team_id
    where t.all_customers or exists (select from team_customer c where c.team_id = u.team_id and c.org_id = org)
    order by h.rank limit 1 $$;

/* Tells colleagues of a record: those that are named, else its handler (of the customer's word on a draft who sent it), else everybody of the teams that serve its customer
   who may work on it. Nobody is told what they did themselves, and everybody once per key; who chose so gets a mail, too. */
create or replace function tell_staff(org uuid, what text, topic text, about uuid, named_no text, teller text, words text, once text, named uuid[],
    to_see text, to_work text, by_mail text, mailed jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare handler uuid; p record;
begin
  if app_org() is null or app_org() <> org and app_org() is distinct from forwarder_id() then raise exception 'no permission' using errcode = 'LL403'; end if;
  select u.user_id into handler from app_user u left join role r on r.role_id = u.role_id
    where u.user_id = coalesce(case when topic = 'mawb' and what in ('agreed', 'amendment') then draft_sender(org, about) end, desk_handler(org, topic, about)) and to_see = any (coalesce(r.permissions, u.permissions));
  for p in
    with fresh as (
      insert into staff_notice (staff, user_id, event, customer, subject, subject_id, number, who, said, key)
        select u.org_id, u.user_id, what, org, topic, about, named_no, teller, case when length(words) > 300 then left(words, 299) || '…' else words end, once
          from app_user u left join role r on r.role_id = u.role_id left join team t on t.team_id = u.team_id
          where u.org_id = forwarder_id() and u.enabled and u.user_id <> app_user()
            and to_see = any (coalesce(r.permissions, u.permissions))
            and (t.all_customers or exists (select from team_customer c where c.team_id = u.team_id and c.org_id = org))
            and case when cardinality(named) > 0 then u.user_id = any (named) when handler is not null then u.user_id = handler
              else to_work = any (coalesce(r.permissions, u.permissions)) end
          order by u.user_id
        on conflict (user_id, key) do nothing
        returning staff, user_id
    )
    select u.email, u.language, mailed || jsonb_build_object('customerZh', g.name_zh, 'customerEn', g.name_en) as params
      from fresh f join app_user u on u.org_id = f.staff and u.user_id = f.user_id
        join notice_setting s on s.org_id = u.org_id and s.user_id = u.user_id and by_mail = any (s.chosen)
        join organisation g on g.org_id = org
      where u.email is not null
  loop
    perform put_in_outbox(gen_random_uuid(), org, 'mail', p.email, 'staffNotice', p.language, p.params);
  end loop;
end $$;
grant execute on function tell_staff to loadline_app, loadline_staff;

create or replace function forget_staff_notices(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  delete from staff_notice where created_at < before $$;
grant execute on function forget_staff_notices to loadline_staff;

create or replace function announce_staff_notices() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform announce('notice', forwarder_id(), null, f.user_id) from (select distinct user_id from fresh) f;
  return null;
end $$;
