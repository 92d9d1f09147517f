-- A bill is of several people's orders, and an account of all of them: who sees only their own sees none of it.
create policy own_created on bill as restrictive to loadline_app using ((select app_authority()) = 'organisation');
create policy own_created on charge as restrictive to loadline_app using ((select app_authority()) = 'organisation');
create policy own_created on receipt_of_money as restrictive to loadline_app using ((select app_authority()) = 'organisation');
create policy own_created on ledger_entry as restrictive to loadline_app using ((select app_authority()) = 'organisation');
create policy own_created on ledger_posting as restrictive to loadline_app using ((select app_authority()) = 'organisation');
