-- The months of the ledger that are closed, each a row while it is.
create table closed_month (
  month date primary key check (extract(day from month) = 1),
  closed_by uuid not null,
  closed_who text not null,
  closed_at timestamptz not null default now()
);
select enforce_policies('closed_month');
create policy staff on closed_month to loadline_staff using ((select app_may('op:finance:close'))) with check ((select app_may('op:finance:close')));
grant select, insert, delete on closed_month to loadline_staff;
grant select on closed_month to loadline_gate;

-- What is in a month is asked for by its days.
create index ledger_entry_of_month on ledger_entry (day);

create trigger keep_months_in_order after insert or update or delete on closed_month for each row execute function keep_months_in_order();
create trigger refuse_closed before insert on ledger_entry for each row execute function refuse_closed();
