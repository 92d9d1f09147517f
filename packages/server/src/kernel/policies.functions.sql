-- What a migration closes a table with.

/* A table that shows nothing but what its policies open. */
create or replace function enforce_policies(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', target);
  execute format('create policy gate on %s to loadline_gate using (true) with check (true)', target);
  execute format('create policy owner on %s to loadline_owner using (true) with check (true)', target);
end $$;

/* The same for a table with an organisation: a customer sees and writes their own. */
create or replace function protect(target regclass) returns void language plpgsql as $$
begin
  perform enforce_policies(target);
  execute format('create policy own_organisation on %s to loadline_app using (org_id = (select app_org())) with check (org_id = (select app_org()))', target);
end $$;

-- Own-created data is narrowed here as in orders; the tax data and the customer's own record belong to the company.
create or replace function narrow_to_own(target regclass) returns void language plpgsql as $$
begin
  execute format('create policy own_created on %s as restrictive to loadline_app using ((select app_authority()) = ''organisation'' or created_by = (select app_user()))', target);
end $$;

-- What staff see is what they may write.
create or replace function open_to_staff(target regclass) returns void language plpgsql as $$
declare served text := '(select app_sees_all()) or org_id = (select app_org())
    or org_id in (select t.org_id from team_customer t where t.team_id = (select app_team()))';
begin
  execute format('create policy staff on %s to loadline_staff using (%s) with check (%2$s)', target, served);
end $$;
