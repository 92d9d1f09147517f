-- The stock of waybill numbers.

/* Takes a number for a waybill or moves it on with it. A number that was never in stock is the customer's or the airline's own: it is laid in
   as taken. Gives the state that stood before. */
create or replace function move_stock(no text, target text, for_mawb uuid, why text, whose text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare s mawb_stock;
begin
  if app_org() is null then raise exception 'no permission' using errcode = 'LL403'; end if;
  select * into s from mawb_stock x where x.mawb_no = no for update;
  if not found then
    insert into mawb_stock (mawb_no, state, mawb_id, reason, who) values (no, target, for_mawb, why, whose);
  elsif s.state <> target or s.mawb_id is distinct from for_mawb then
    update mawb_stock x set state = target, mawb_id = for_mawb, reason = why, who = whose, at = clock_timestamp(), version = x.version + 1 where x.mawb_no = no;
  else
    return s.state;
  end if;
  insert into mawb_stock_deed (mawb_no, from_state, to_state, reason, user_id, who) values (no, s.state, target, why, app_user(), whose);
  return s.state;
end $$;
grant execute on function move_stock to loadline_staff;

/* Looks whether the free numbers of a prefix are fewer than its airline is to have. The notice says how many there were. */
create or replace function look_at_stock(asked text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare a airline; free integer;
begin
  select count(*)::int into free from mawb_stock s where s.prefix = asked and s.state = 'free';
  update airline x set low_told = free < x.low_at where x.prefix = asked and x.low_told <> (free < x.low_at) returning * into a;
  if a.low_told is not true then return; end if;
  insert into staff_notice (staff, user_id, event, customer, subject, subject_id, number, who, said, key)
    select u.org_id, u.user_id, 'stockLow', u.org_id, 'stock', ('00000000-0000-0000-0000-000000000' || asked)::uuid, asked, a.code, free::text, gen_random_uuid()::text
      from app_user u left join role r on r.role_id = u.role_id
      where u.org_id = forwarder_id() and u.enabled and 'op:mawb:stock' = any (coalesce(r.permissions, u.permissions)) order by u.user_id;
end $$;

create or replace function stock_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then perform look_at_stock(p.prefix) from (select distinct prefix from fresh order by 1) p;
  else perform look_at_stock(p.prefix) from (select distinct f.prefix from fresh f join stale s using (mawb_no)
    where (f.state = 'free') <> (s.state = 'free') order by 1) p; end if;
  return null;
end $$;

create or replace function stock_wanted() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform look_at_stock(new.prefix);
  return null;
end $$;
