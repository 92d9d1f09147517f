-- Allowances and numbers.

/* Takes `cost` from the allowance of a key: true while it lasts, false until the window of `seconds` has passed. */
create or replace function take_allowance(wanted text, cost integer, allowance integer, seconds integer) returns table (allowed boolean, wait_seconds integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare r rate_limit;
begin
  insert into rate_limit as l (key, taken, opened_at) values (wanted, cost, now())
    on conflict (key) do update set
      taken = case when l.opened_at < now() - make_interval(secs => seconds) then cost else least(l.taken + cost, allowance + cost) end,
      opened_at = case when l.opened_at < now() - make_interval(secs => seconds) then now() else l.opened_at end
    returning * into r;
  return query select r.taken <= allowance, greatest(1, ceil(extract(epoch from r.opened_at + make_interval(secs => seconds) - now())))::integer;
end $$;
grant execute on function take_allowance to loadline_app, loadline_staff;

create or replace function give_back_allowance(wanted text, cost integer) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update rate_limit set taken = greatest(0, taken - cost) where key = wanted $$;
grant execute on function give_back_allowance to loadline_app, loadline_staff;

/* The next number of a series. Called by functions that have looked who asks. */
create or replace function number_of_series(wanted text, today date) returns text
  language sql security definer set search_path = public, pg_temp as $$
  insert into number_series as s (prefix, day, last) values (wanted, today, 1)
    on conflict (prefix, day) do update set last = s.last + 1
    returning wanted || to_char(today, 'YYMMDD') || lpad(last::text, greatest(4, length(last::text)), '0') $$;

/* The same for whoever has entered. */
create or replace function next_number(wanted text, today date) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_org() is null then raise exception 'no permission' using errcode = 'LL403'; end if;
  return number_of_series(wanted, today);
end $$;
grant execute on function next_number to loadline_app, loadline_staff;
