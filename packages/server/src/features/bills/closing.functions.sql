-- Months of the ledger.

/* Posting goes on side by side, closing a month waits for what is being posted, and what comes after it sees it: whoever
   asks what is open keeps it so until their transaction ends. */
create or replace function first_open_day() returns date
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_may('op:finance') then
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('ledger months', 0));
  return (select max(m.month) + interval '1 month' from closed_month m);
end $$;
grant execute on function first_open_day to loadline_staff;

/* Nothing is posted with a day in a month that is closed or before it, whoever is connected. */
create or replace function refuse_closed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('ledger months', 0));
  if exists (select from closed_month m where m.month + interval '1 month' > new.day) then
    raise exception 'the month of % is closed', new.day using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

/* Months that are over are closed one after the other, and only the last one is opened again. */
create or replace function keep_months_in_order() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare last date;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger months', 0));
  select max(m.month) into last from closed_month m where m.month <> coalesce(new.month, old.month);
  if tg_op = 'INSERT' and new.month < date_trunc('month', now() at time zone 'Asia/Shanghai')
      and new.month = coalesce(last + interval '1 month', new.month) or tg_op = 'DELETE' and coalesce(old.month > last, true) then
    return null;
  end if;
  raise exception 'months are closed in their order' using errcode = 'integrity_constraint_violation';
end $$;
