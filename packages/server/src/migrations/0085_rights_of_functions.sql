-- What somebody may change takes the right to do so, also where no endpoint asks for it.

-- The moves that customers may make are told to it by the contract.
drop function if exists customer_moves_waybill(uuid, integer, jsonb, jsonb);

-- Whom a team serves is decided by who manages teams, and by who makes a customer of an applicant.
alter policy staff on team_customer with check ((select app_may('op:staff:manage')) or (select app_may('op:registration:decide')));
create policy staff_takes_away on team_customer as restrictive for delete to loadline_staff using ((select app_may('op:staff:manage')));
