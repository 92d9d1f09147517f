-- What a currency is worth in the forwarder's own, by the day, with who says so.
create table exchange_rate (
  id uuid primary key,
  currency text not null,
  day date not null,
  rate numeric(14, 6) not null check (rate > 0),
  source text not null,
  version integer not null default 1,
  changed_who text not null,
  changed_at timestamptz not null default now(),
  constraint exchange_rate_of_a_day unique (currency, day)
);
select enforce_policies('exchange_rate');
create policy staff on exchange_rate to loadline_staff using (true) with check (true);
-- A quota that is given in another currency is worth so much today.
create policy everybody on exchange_rate for select to loadline_app using (true);
grant select, insert, update on exchange_rate to loadline_staff;
grant select on exchange_rate to loadline_app;

-- Fees are words of a dictionary.
alter table dictionary_entry drop constraint dictionary_entry_kind_check;
alter table dictionary_entry add constraint dictionary_entry_kind_check
  check (kind in ('country', 'airport', 'port', 'terminal', 'bank', 'timeZone', 'warehouse', 'salesCompany', 'feeType'));

-- Where a company of the forwarder is paid, one account for each currency.
create table company_account (
  company_code text not null,
  currency text not null,
  account_name text not null,
  bank_name text not null,
  account_no text not null,
  swift text,
  version integer not null default 1,
  changed_who text not null,
  changed_at timestamptz not null default now(),
  primary key (company_code, currency)
);
select enforce_policies('company_account');
create policy staff on company_account to loadline_staff using (true) with check (true);
create policy everybody on company_account for select to loadline_app using (true);
grant select, insert, update on company_account to loadline_staff;
grant select on company_account to loadline_app;

-- From which stage of an order on its product is billed, and how long a customer has to pay.
alter table channel add column bills_at text not null default 'DEPARTED';
alter table customer add column pay_days integer not null default 15 check (pay_days between 0 and 365);
grant update (pay_days) on customer to loadline_staff;

-- Bills of a customer. What is paid of them is the ledger's; what is posted never changes.
create table bill (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  bill_no text not null unique,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ISSUED', 'VOID')),
  company_code text not null,
  currency text not null,
  bill_date date not null,
  pay_date date not null check (pay_date >= bill_date),
  issued_at timestamptz,
  issued_by uuid,
  -- Of a credit note: the bill that it takes back.
  credits_bill_id uuid,
  note text,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, credits_bill_id) references bill (org_id, id),
  check (status = 'VOID' or (status = 'DRAFT') = (issued_at is null))
);
create unique index bill_by_id on bill (id);
create index bill_by_date on bill (org_id, bill_date desc, id desc);
create index bill_at_desk on bill (status, bill_date desc, id desc);

-- What is charged for one service of an order: proposed or typed, then checked, then a line of a bill.
create table charge (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  order_id uuid,
  house_no text,
  bill_id uuid,
  position integer not null default 0,
  fee_date date not null,
  fee_type text not null,
  fee_zh text not null,
  fee_en text not null,
  unit_name text not null,
  billing_weight numeric(14, 3),
  quantity numeric(14, 3) not null,
  unit_fee numeric(14, 4) not null check (unit_fee >= 0),
  currency text not null,
  order_fee numeric(16, 2) not null,
  -- Fixed when its bill is issued.
  rate numeric(14, 6),
  base_amount numeric(16, 2),
  source text not null check (source in ('card', 'hand', 'credit')),
  -- The rate card that it was priced by, and what it gives back.
  card_id uuid,
  credits_id uuid,
  reason text,
  checked_at timestamptz,
  checked_by uuid,
  version integer not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, bill_id) references bill (org_id, id),
  foreign key (org_id, order_id) references orders (org_id, id),
  check ((rate is null) = (base_amount is null)),
  check (bill_id is null or checked_at is not null),
  check ((source = 'credit') = (credits_id is not null))
);
create unique index charge_by_id on charge (id);
create index charge_of_bill on charge (org_id, bill_id, position) where bill_id is not null;
create index charge_of_order on charge (org_id, order_id);
create index charge_unbilled on charge (org_id, fee_date) where bill_id is null;

-- What a charge costs the forwarder. No customer ever sees it.
create table charge_cost (
  org_id uuid not null,
  charge_id uuid not null,
  supplier text not null,
  currency text not null,
  amount numeric(16, 2) not null,
  rate numeric(14, 6) not null,
  base_amount numeric(16, 2) not null,
  version integer not null default 1,
  changed_who text not null,
  changed_at timestamptz not null default now(),
  primary key (org_id, charge_id),
  foreign key (org_id, charge_id) references charge (org_id, id) on delete cascade
);

-- What came from a customer, as the bank or staff told it.
create table receipt_of_money (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  receipt_no text not null unique,
  day date not null,
  company_code text not null,
  currency text not null,
  amount numeric(16, 2) not null check (amount > 0),
  rate numeric(14, 6) not null,
  payer text,
  bank_ref text,
  note text,
  created_by uuid not null,
  created_who text not null,
  created_at timestamptz not null default now(),
  primary key (org_id, id)
);
create unique index receipt_of_money_bank_ref on receipt_of_money (bank_ref) where bank_ref is not null;

-- The ledger: double entries that are added and never changed. `amount` in the currency, `base` in the forwarder's own;
-- debits are positive, credits negative.
create table ledger_entry (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  kind text not null,
  day date not null,
  bill_id uuid,
  receipt_id uuid,
  reverses uuid,
  note text,
  made_by uuid not null,
  made_who text not null,
  made_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, bill_id) references bill (org_id, id),
  foreign key (org_id, receipt_id) references receipt_of_money (org_id, id),
  foreign key (org_id, reverses) references ledger_entry (org_id, id)
);
create unique index ledger_entry_reversed_once on ledger_entry (reverses) where reverses is not null;
create index ledger_entry_by_day on ledger_entry (org_id, day desc, made_at desc);
create index ledger_entry_of_bill on ledger_entry (org_id, bill_id) where bill_id is not null;
create index ledger_entry_of_receipt on ledger_entry (org_id, receipt_id) where receipt_id is not null;

create table ledger_posting (
  org_id uuid not null,
  entry_id uuid not null,
  position integer not null,
  account text not null check (account in ('bank', 'receivable', 'customer', 'bond', 'frozen', 'unfrozen', 'revenue', 'exchange')),
  bill_id uuid,
  currency text not null,
  amount numeric(16, 2) not null,
  base numeric(16, 2) not null,
  primary key (org_id, entry_id, position),
  foreign key (org_id, entry_id) references ledger_entry (org_id, id),
  check ((account = 'receivable') = (bill_id is not null))
);
create index ledger_posting_of_account on ledger_posting (org_id, account) include (base);
create index ledger_posting_of_bill on ledger_posting (org_id, bill_id) include (amount, base) where bill_id is not null;

select protect(t::regclass), open_to_staff(t::regclass)
  from unnest(array['bill', 'charge', 'receipt_of_money', 'ledger_entry', 'ledger_posting']) t;
select enforce_policies('charge_cost'), open_to_staff('charge_cost');

-- A draft and what is not billed yet are the forwarder's alone.
create policy issued on bill as restrictive to loadline_app using (issued_at is not null);
create policy issued on charge as restrictive to loadline_app
  using (exists (select from bill b where b.org_id = charge.org_id and b.id = charge.bill_id));
grant select on bill, charge, receipt_of_money, ledger_entry, ledger_posting to loadline_app;
grant select on bill, charge, charge_cost, receipt_of_money, ledger_entry, ledger_posting to loadline_staff;
grant insert on bill, charge, charge_cost, receipt_of_money, ledger_entry, ledger_posting to loadline_staff;
grant delete on bill, charge, charge_cost to loadline_staff;
grant update (status, company_code, currency, bill_date, pay_date, issued_at, issued_by, note, version, updated_at) on bill to loadline_staff;
grant update on charge, charge_cost to loadline_staff;

/* What was posted stays, whoever is connected; it goes with its organisation alone. */
create function refuse_posted() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from organisation o where o.org_id = old.org_id) then
    return old;
  end if;
  if tg_table_name = 'bill' then
    if old.issued_at is null or tg_op = 'UPDATE' and (new.org_id, new.id, new.bill_no, new.company_code, new.currency, new.bill_date, new.issued_at, new.issued_by, new.credits_bill_id)
        is not distinct from (old.org_id, old.id, old.bill_no, old.company_code, old.currency, old.bill_date, old.issued_at, old.issued_by, old.credits_bill_id)
        and new.status <> 'DRAFT' then
      return coalesce(new, old);
    end if;
  elsif tg_table_name = 'charge' then
    if old.base_amount is null then
      return coalesce(new, old);
    end if;
  end if;
  raise exception '% is posted', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger refuse_posted before update or delete on bill for each row execute function refuse_posted();
create trigger refuse_posted before update or delete on charge for each row execute function refuse_posted();
create trigger refuse_posted before update or delete on receipt_of_money for each row execute function refuse_posted();
create trigger refuse_posted before update or delete on ledger_entry for each row execute function refuse_posted();
create trigger refuse_posted before update or delete on ledger_posting for each row execute function refuse_posted();

/* Debit is credit: of an entry in each currency, and in the forwarder's own. Nothing is paid twice: neither a bill, nor out of what a
   customer has in a currency, nor out of what is left of a receipt, nor out of the bond or what is frozen. */
create function require_balance() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_posting p where p.org_id = new.org_id and p.entry_id = new.entry_id
      group by p.currency having sum(p.amount) <> 0)
    or (select sum(p.base) from ledger_posting p where p.org_id = new.org_id and p.entry_id = new.entry_id) <> 0 then
    raise exception 'ledger entry % does not balance', new.entry_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.account in ('customer', 'bond', 'frozen') and new.amount > 0 then
    perform pg_advisory_xact_lock(hashtextextended('ledger ' || new.org_id, 0));
    if (select sum(p.amount) from ledger_posting p where p.org_id = new.org_id and p.account = new.account and p.currency = new.currency) > 0
      or new.account = 'customer' and (select sum(p.amount) from ledger_posting p join ledger_entry e on e.org_id = p.org_id and e.id = p.entry_id
        where e.org_id = new.org_id and p.account = 'customer' and e.receipt_id = (select x.receipt_id from ledger_entry x where x.org_id = new.org_id and x.id = new.entry_id)) > 0 then
      raise exception 'more than there is on %', new.account using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  if new.bill_id is not null and new.amount < 0 then
    perform pg_advisory_xact_lock(hashtextextended('ledger ' || new.org_id, 0));
    if (select sum(p.amount) from ledger_posting p where p.org_id = new.org_id and p.bill_id = new.bill_id) < 0 then
      raise exception 'more than bill % is unpaid', new.bill_id using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return null;
end $$;
create constraint trigger require_balance after insert on ledger_posting deferrable initially deferred
  for each row execute function require_balance();
