/* As before, but a password that was changed after it was found right opens nothing: whoever changes it ends all sessions,
   and one that is being opened at that moment must not outlive them. `proven` is null for who came by a code. */
drop function open_session(uuid, uuid, bytea, uuid, text, text, text, text, uuid, text, jsonb);
create function open_session(org uuid, member uuid, token bytea, audit_row uuid, device_told text, address_told text, how text,
    device_kind text, message_row uuid, said_in text, told jsonb, proven text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user; first_ever boolean;
begin
  select * into u from app_user where app_user.org_id = org and app_user.user_id = member for update;
  if proven is not null and u.password_hash <> proven then return false; end if;
  delete from session where session.org_id = org and session.user_id = member and session.expires_at < now();
  insert into session (org_id, user_id, token_hash, expires_at, device, address)
    values (org, member, token, now() + interval '12 hours', device_told, address_told);
  update app_user set last_login_at = now(), failures = 0, failed_at = null where app_user.org_id = org and app_user.user_id = member;
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (org, audit_row, member, u.name, 'signed-in', 'session', member, jsonb_build_object('how', how, 'device', device_kind));
  select not exists (select from known_device d where d.org_id = org and d.user_id = member) into first_ever;
  insert into known_device (org_id, user_id, device) values (org, member, device_kind) on conflict do nothing;
  if found and not (first_ever and u.last_login_at is null) and coalesce(u.mobile, u.email) is not null then
    perform queue_message(message_row, org, case when u.mobile is null then 'mail' else 'sms' end, coalesce(u.mobile, u.email), 'newDevice', said_in,
      told || jsonb_build_object('username', u.username));
  end if;
  return true;
end $$;
grant create on schema public to loadline_gate;
alter function open_session(uuid, uuid, bytea, uuid, text, text, text, text, uuid, text, jsonb, text) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function open_session(uuid, uuid, bytea, uuid, text, text, text, text, uuid, text, jsonb, text) from public;
grant execute on function open_session(uuid, uuid, bytea, uuid, text, text, text, text, uuid, text, jsonb, text) to loadline_app;
