-- The outbox.

/* Lays a message down to be sent and wakes the sender, in the caller's transaction. Called by functions that have looked who
   asks and to whom it goes. */
create or replace function put_in_outbox(message_row uuid, about uuid, via text, recipient_given text, template_name text, said_in text, values_given jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into message (message_id, org_id, channel, recipient, template, language, params)
    values (message_row, about, via, recipient_given, template_name, said_in, values_given);
  perform enqueue_for_nobody('send-message', jsonb_build_object('messageId', message_row), 'message ' || message_row);
end $$;

/* The same for staff: about a customer whom they serve, or about who is none yet or has just become one. */
create or replace function queue_message(message_row uuid, about uuid, via text, recipient_given text, template_name text, said_in text, values_given jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_org() is null or about is not null and not (staff_serves(about) or app_may('op:registration:decide')) then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform put_in_outbox(message_row, about, via, recipient_given, template_name, said_in, values_given);
end $$;
grant execute on function queue_message to loadline_staff;

/* One message about to be sent, its try counted; nothing when it was sent or given up already. A code for a number that
   nobody has is withheld here, where nobody waits for an answer. */
create or replace function take_message(wanted uuid) returns table (channel text, recipient text, template text, language text, params jsonb, state text, tries integer,
    queued_at timestamptz, subject_words text, text_words text)
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  update message m set tries = m.tries + 1, state = w.state, params = case w.state when 'withheld' then m.params - 'code' else m.params end
    from (select o.message_id, case
        when o.template <> 'code' or o.params ->> 'purpose' = 'register' then 'queued'
        when exists (select from app_user u where u.mobile = o.recipient or lower(u.email) = o.recipient) and o.params ->> 'purpose' <> 'status' then 'queued'
        when exists (select from registration r where r.mobile = o.recipient or lower(r.email) = o.recipient) and o.params ->> 'purpose' <> 'reset' then 'queued'
        else 'withheld' end as state from message o where o.message_id = wanted) w
    where m.message_id = w.message_id and m.state = 'queued'
    returning m.channel, m.recipient, m.template, m.language, m.params, m.state, m.tries, m.created_at,
      (select case m.language when 'en' then w.subject_en else w.subject_zh end from notice_wording w where w.key = m.template || '.' || m.channel),
      (select case m.language when 'en' then w.text_en else w.text_zh end from notice_wording w where w.key = m.template || '.' || m.channel) $$;
grant execute on function take_message to loadline_staff;

create or replace function mark_message(wanted uuid, became text, via text, why text, kept jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  update message set state = became, provider = via, error = why, params = kept, sent_at = case when became = 'sent' then now() end where message_id = wanted $$;
grant execute on function mark_message to loadline_staff;
