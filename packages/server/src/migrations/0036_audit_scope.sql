-- What we note about a customer in our own log is read by who serves that customer.
drop policy staff on audit;
create policy staff on audit to loadline_staff using (
  ((select app_sees_all()) or org_id = (select app_org()) or org_id in (select t.org_id from team_customer t where t.team_id = (select app_team())))
    and (subject <> 'customer' or subject_id is null or staff_serves(subject_id)))
  with check (true);
