-- Notices: who is told of what, in the portal, by mail and by SMS, and what open browsers hear of.

/* The language somebody last signed in with: mails and SMS come in it. */
alter table app_user add column language text not null default 'zh-cn';

/* One thing that one user is told. The text is made when it is read: from the event and its words. Who wants it by mail
   or SMS alone has a row too, which the portal does not show: it is what keeps the thing from being told twice. */
create table notice (
  org_id uuid not null,
  notice_id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  event text not null,
  subject text not null,
  subject_id uuid,
  number text not null default '',
  words jsonb not null default '{}',
  key text not null,
  in_app boolean not null default true,
  mail_due_at timestamptz,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (org_id, notice_id),
  unique (org_id, user_id, key),
  foreign key (org_id, user_id) references app_user on delete cascade
);
create index notice_of_user on notice (org_id, user_id, created_at desc, notice_id desc) where in_app;
create index notice_unread on notice (org_id, user_id) where in_app and read_at is null;
create index notice_due on notice (mail_due_at) where mail_due_at is not null;
create index notice_by_age on notice (created_at);

select protect('notice');
create policy own_created on notice as restrictive to loadline_app using (user_id = (select app_user()));
grant select, update (read_at) on notice to loadline_app;
grant select, insert, update, delete on notice to loadline_gate;
grant select on notice_setting to loadline_gate;

/* How staff have worded a message: null texts are the product's own again. The version only grows. */
create table notice_wording (
  key text primary key,
  subject_zh text,
  subject_en text,
  text_zh text,
  text_en text,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null
);
grant select on notice_wording to loadline_app, loadline_staff, loadline_gate;
grant insert, update on notice_wording to loadline_staff;

/* Whose record it is: who made it and who handles it. */
create function people_of_record(org uuid, about text, about_id uuid) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if about = 'order' then return query select unnest(array[o.created_by, o.handler_id]) from orders o where o.org_id = org and o.id = about_id;
  elsif about = 'sheet' then return query select unnest(array[o.created_by, o.handler_id]) from exception_sheet s
    join orders o on o.org_id = s.org_id and o.id = s.order_id where s.org_id = org and s.id = about_id;
  elsif about = 'trust' then return query select unnest(array[t.created_by, t.handler_id]) from trust t where t.org_id = org and t.id = about_id;
  end if;
end $$;

/* When a gathered mail goes: at the next full hour, or at the next nine o'clock in Beijing. */
create function digest_time(digest text, at timestamptz) returns timestamptz language sql immutable as $$
  select case digest
    when 'hourly' then date_trunc('hour', at) + interval '1 hour'
    when 'daily' then (date_trunc('day', (at at time zone 'Asia/Shanghai') + interval '15 hours') + interval '9 hours') at time zone 'Asia/Shanghai'
  end $$;

/* Tells everybody of an organisation who wants to know and may: enabled, with the right, and with own-created authority
   only where the record is his. Once per key and user, however many try at once. Mails and SMS are laid down in the same
   transaction, gathered mails wait for their time. */
create function tell_people(org uuid, what text, about text, about_id uuid, shown_no text, known jsonb, once text, needs text,
    defaults text[], locked text[], link text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare p record; told jsonb;
begin
  if app_org() <> org and app_org() is distinct from forwarder_id() then raise exception 'no permission' using errcode = 'LL403'; end if;
  told := known || jsonb_build_object('number', shown_no, 'link', link);
  for p in
    with people as (
      select u.user_id, u.mobile, u.email, u.language, coalesce(s.digest, 'none') as digest, coalesce(s.chosen, defaults) || locked as chosen
        from app_user u
        left join role r on r.role_id = u.role_id
        left join customer c on c.org_id = u.org_id
        left join notice_setting s on s.org_id = u.org_id and s.user_id = u.user_id
        where u.org_id = org and u.enabled and coalesce(c.status, 'active') = 'active'
          and (needs is null or needs = any (permissions_in(coalesce(r.permissions, u.permissions), c.permissions, false, false)))
          and (u.data_authority = 'organisation' or u.user_id in (select people_of_record(org, about, about_id)))
    ),
    fresh as (
      insert into notice (org_id, user_id, event, subject, subject_id, number, words, key, in_app, mail_due_at)
        select org, w.user_id, what, about, about_id, shown_no, known, once, what || '.inApp' = any (w.chosen),
            case when what || '.mail' = any (w.chosen) and w.email is not null then digest_time(w.digest, now()) end
          from people w where w.chosen && array[what || '.inApp', what || '.mail', what || '.sms'] order by w.user_id
        on conflict (org_id, user_id, key) do nothing
        returning user_id
    )
    select w.* from people w join fresh f on f.user_id = w.user_id
  loop
    if what || '.mail' = any (p.chosen) and p.email is not null and p.digest = 'none' then
      perform queue_message(gen_random_uuid(), org, 'mail', p.email, what, p.language, told);
    end if;
    if what || '.sms' = any (p.chosen) and p.mobile is not null then
      perform queue_message(gen_random_uuid(), org, 'sms', p.mobile, what, p.language, told);
    end if;
  end loop;
end $$;

/* The gathered mails whose time has come, one per user. */
create function digests_due(at timestamptz) returns table (org_id uuid, user_id uuid, language text, notices jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select n.org_id, n.user_id, u.language, jsonb_agg(jsonb_build_object('event', n.event, 'number', n.number, 'words', n.words) order by n.created_at)
    from notice n join app_user u on u.org_id = n.org_id and u.user_id = n.user_id
    where n.mail_due_at <= at group by n.org_id, n.user_id, u.language limit 500 $$;

/* Sends one of them, unless another run was faster. Who was disabled meanwhile gets nothing. */
create function send_digest(org uuid, member uuid, at timestamptz, told jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user;
begin
  select * into u from app_user x where x.org_id = org and x.user_id = member for update;
  update notice n set mail_due_at = null where n.org_id = org and n.user_id = member and n.mail_due_at <= at;
  if not found then return false; end if;
  if u.enabled and u.email is not null then perform queue_message(gen_random_uuid(), org, 'mail', u.email, 'digest', u.language, told); end if;
  return true;
end $$;

create function forget_notices(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from notice where created_at < before $$;

/* As before, with the words that staff gave it. */
drop function take_message(uuid);
create function take_message(wanted uuid) returns table (channel text, recipient text, template text, language text, params jsonb, state text, tries integer,
    queued_at timestamptz, subject_words text, text_words text)
  language sql security definer set search_path = public, pg_temp as $$
  update message m set tries = m.tries + 1,
      state = case
        when m.template <> 'code' or m.params ->> 'purpose' = 'register' then 'queued'
        when exists (select from app_user u where u.mobile = m.recipient) and m.params ->> 'purpose' <> 'status' then 'queued'
        when exists (select from registration r where r.mobile = m.recipient) and m.params ->> 'purpose' <> 'reset' then 'queued'
        else 'withheld' end
    where m.message_id = wanted and m.state = 'queued'
    returning m.channel, m.recipient, m.template, m.language, m.params, m.state, m.tries, m.created_at,
      (select case m.language when 'en' then w.subject_en else w.subject_zh end from notice_wording w where w.key = m.template || '.' || m.channel),
      (select case m.language when 'en' then w.text_en else w.text_zh end from notice_wording w where w.key = m.template || '.' || m.channel) $$;

/* As before; the language is kept, and a login from a new device is told in the portal too. */
create or replace function open_session(org uuid, member uuid, token bytea, audit_row uuid, device_told text, address_told text, how text,
    device_kind text, message_row uuid, said_in text, told jsonb, proven text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user; first_ever boolean;
begin
  select * into u from app_user where app_user.org_id = org and app_user.user_id = member for update;
  if proven is not null and u.password_hash <> proven then return false; end if;
  delete from session where session.org_id = org and session.user_id = member and session.expires_at < now();
  insert into session (org_id, user_id, token_hash, expires_at, device, address)
    values (org, member, token, now() + interval '12 hours', device_told, address_told);
  update app_user set last_login_at = now(), failures = 0, failed_at = null, language = said_in
    where app_user.org_id = org and app_user.user_id = member;
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (org, audit_row, member, u.name, 'signed-in', 'session', member, jsonb_build_object('how', how, 'device', device_kind));
  select not exists (select from known_device d where d.org_id = org and d.user_id = member) into first_ever;
  insert into known_device (org_id, user_id, device) values (org, member, device_kind) on conflict do nothing;
  if found and not (first_ever and u.last_login_at is null) then
    insert into notice (org_id, user_id, event, subject, words, key)
      values (org, member, 'newDevice', 'account', told || jsonb_build_object('username', u.username), 'newDevice ' || message_row);
    if coalesce(u.mobile, u.email) is not null then
      perform queue_message(message_row, org, case when u.mobile is null then 'mail' else 'sms' end, coalesce(u.mobile, u.email), 'newDevice', said_in,
        told || jsonb_build_object('username', u.username));
    end if;
  end if;
  return true;
end $$;

grant create on schema public to loadline_gate;
do $$
declare f text;
begin
  foreach f in array array['people_of_record(uuid, text, uuid)', 'tell_people(uuid, text, text, uuid, text, jsonb, text, text, text[], text[], text)',
    'digests_due(timestamptz)', 'send_digest(uuid, uuid, timestamptz, jsonb)', 'forget_notices(timestamptz)', 'take_message(uuid)']
  loop
    execute format('alter function %s owner to loadline_gate', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
revoke create on schema public from loadline_gate;
revoke execute on function digest_time(text, timestamptz) from public;
grant execute on function digest_time(text, timestamptz) to loadline_gate;
grant execute on function tell_people(uuid, text, text, uuid, text, jsonb, text, text, text[], text[], text) to loadline_app, loadline_staff;
grant execute on function digests_due(timestamptz), send_digest(uuid, uuid, timestamptz, jsonb), forget_notices(timestamptz), take_message(uuid)
  to loadline_app;
