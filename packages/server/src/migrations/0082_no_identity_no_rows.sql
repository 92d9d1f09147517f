-- No identity, no rows: who has not entered is nobody. What staff see is what they may write.

-- A customer whose account is being opened is in no team yet.
do $$
declare p record;
begin
  for p in select tablename, policyname, qual from pg_policies where 'loadline_staff' = any (roles) and (with_check = 'true' or qual = 'true') loop
    execute format('alter policy %I on %I using (%s) with check (%3$s)', p.policyname, p.tablename,
      case p.qual when 'true' then '(select app_org()) is not null' else p.qual end);
  end loop;
end $$;
alter policy staff on organisation with check ((select app_sees_all()) or org_id = (select app_org())
  or org_id in (select t.org_id from team_customer t where t.team_id = (select app_team()))
  or kind = 'customer' and not demo and (select app_may('op:registration:decide')));
alter policy staff on message using ((select app_org()) is not null and (org_id is null or (select app_sees_all()) or org_id = (select app_org())
  or org_id in (select t.org_id from team_customer t where t.team_id = (select app_team()))));
alter policy staff on mawb using ((select app_sees_all()) or (select app_org()) is not null and id not in (select waybills_elsewhere()))
  with check ((select app_org()) is not null);
alter policy own on staff_notice with check (user_id = (select app_user()) and staff_serves(customer));

-- The forwarder's own records that no customer reads: for whoever of the forwarder has entered.
do $$
declare t text;
begin
  foreach t in array array['feed_message', 'flight_schedule', 'mawb_stock', 'mawb_stock_deed', 'registration', 'slot'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy gate on %I to loadline_gate using (true) with check (true)', t);
    execute format('create policy owner on %I to loadline_owner using (true) with check (true)', t);
    execute format('create policy staff on %I to loadline_staff using ((select app_org()) is not null) with check ((select app_org()) is not null)', t);
  end loop;
end $$;

-- The tables of imports keep the names that they had as imports of orders.
do $$
declare c record;
begin
  for c in select conrelid::regclass as of, conname from pg_constraint where conname like 'order\_import\_%' loop
    execute format('alter table %s rename constraint %I to %I', c.of, c.conname, replace(c.conname, 'order_import_', 'data_import_'));
  end loop;
end $$;

alter policy gate on forwarder with check (true);
