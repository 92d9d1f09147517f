-- What each account of the ledger is called in the program that keeps the forwarder's books.
create table journal_account (
  account text primary key check (account in ('bank', 'receivable', 'customer', 'bond', 'frozen', 'unfrozen', 'revenue', 'exchange')),
  account_code text not null check (account_code <> ''),
  account_zh text not null,
  account_en text not null,
  version integer not null default 1,
  changed_who text not null,
  changed_at timestamptz not null default now()
);
select enforce_policies('journal_account');
create policy staff on journal_account to loadline_staff using ((select app_may('op:finance:close'))) with check ((select app_may('op:finance:close')));
grant select on journal_account to loadline_staff;
grant update (account_code, account_zh, account_en, version, changed_who, changed_at) on journal_account to loadline_staff;
