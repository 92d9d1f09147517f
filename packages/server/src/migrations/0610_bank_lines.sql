-- What banks tell has come to the forwarder's accounts: a company has one for each currency, and the bank numbers its lines. That a line
-- is entered follows from the receipt with its reference. It is of no customer before: whoever works with money sees all of it.
create table bank_line (
  id uuid primary key,
  company_code text not null,
  currency text not null,
  bank_ref text not null,
  day date not null,
  amount numeric(16, 2) not null check (amount > 0),
  payer text,
  payer_account text,
  note text,
  aside text,
  aside_who text,
  version integer not null default 1,
  import_id uuid not null,
  file_name text not null,
  brought_who text not null,
  brought_at timestamptz not null,
  constraint bank_line_once unique (company_code, currency, bank_ref),
  check ((aside is null) = (aside_who is null))
);
create index bank_line_by_day on bank_line (day desc, id desc);
select enforce_policies('bank_line');
create policy staff on bank_line to loadline_staff using ((select app_may('op:finance'))) with check ((select app_may('op:finance')));
grant select, insert on bank_line to loadline_staff;
grant update (aside, aside_who, version) on bank_line to loadline_staff;

-- A reference is an account's own, and what was reversed may be entered again for another customer: the next turn of it.
alter table receipt_of_money add column bank_turn integer not null default 0;
drop index receipt_of_money_bank_ref;
create unique index receipt_of_money_bank_ref on receipt_of_money (company_code, currency, bank_ref, bank_turn) where bank_ref is not null;
grant select on receipt_of_money, ledger_entry to loadline_gate;

-- Bills of which nothing is paid are found by the amount of a payment.
create index ledger_posting_by_amount on ledger_posting (currency, amount) where bill_id is not null;
