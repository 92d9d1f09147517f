-- When the numbers of an airline run low, everybody who keeps the stock hears of it: once, until there are enough again.

alter table airline add column low_told boolean not null default false;
comment on column airline.low_told is 'that it is low has been told, and is told again only after there were enough';
alter table staff_notice drop constraint staff_notice_subject_check;
alter table staff_notice add check (subject in ('sheet', 'trust', 'order', 'mawb', 'stock'));
alter table staff_notice drop constraint staff_notice_event_check;
alter table staff_notice add check (event in ('mentioned', 'replied', 'opened', 'urged', 'written', 'corrected', 'amendment', 'cancelling', 'cancelled',
  'agreed', 'stockLow'));
grant update (low_told) on airline to loadline_gate;

/* Looks whether the free numbers of a prefix are fewer than its airline is to have. The notice says how many there were. */
create function look_at_stock(asked text) returns void
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

create function stock_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then perform look_at_stock(p.prefix) from (select distinct prefix from fresh order by 1) p;
  else perform look_at_stock(p.prefix) from (select distinct f.prefix from fresh f join stale s using (mawb_no)
    where (f.state = 'free') <> (s.state = 'free') order by 1) p; end if;
  return null;
end $$;
create trigger stock_laid after insert on mawb_stock referencing new table as fresh for each statement execute function stock_changed();
create trigger stock_moved after update on mawb_stock referencing old table as stale new table as fresh for each statement execute function stock_changed();

create function stock_wanted() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform look_at_stock(new.prefix);
  return null;
end $$;
create trigger stock_wanted after insert or update of low_at on airline for each row execute function stock_wanted();

grant create on schema public to loadline_gate;
alter function look_at_stock(text) owner to loadline_gate;
alter function stock_changed() owner to loadline_gate;
alter function stock_wanted() owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function look_at_stock(text), stock_changed(), stock_wanted() from public;
