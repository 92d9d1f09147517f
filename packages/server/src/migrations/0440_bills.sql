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
grant select, insert, update on exchange_rate to loadline_staff;

-- Bills of a customer. What is paid of them is worked out from the ledger; what is posted never changes.
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
  note text,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id),
  check ((status = 'DRAFT') = (issued_at is null) or status = 'VOID')
);
create unique index bill_by_id on bill (id);
create index bill_by_date on bill (org_id, bill_date desc, id desc);
create index bill_at_desk on bill (status, bill_date desc, id desc);

create table bill_line (
  org_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  position integer not null,
  order_id uuid,
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
  rate numeric(14, 6),
  base_amount numeric(16, 2),
  source text not null check (source in ('card', 'hand', 'credit')),
  primary key (org_id, id),
  foreign key (org_id, bill_id) references bill (org_id, id) on delete cascade,
  foreign key (org_id, order_id) references orders (org_id, id),
  check ((rate is null) = (base_amount is null))
);
create index bill_line_of_bill on bill_line (org_id, bill_id, position);
create index bill_line_of_order on bill_line (org_id, order_id);

select protect('bill'), open_to_staff('bill'), protect('bill_line'), open_to_staff('bill_line');
-- A draft is the forwarder's alone.
create policy issued on bill as restrictive to loadline_app using (status <> 'DRAFT');
create policy issued on bill_line as restrictive to loadline_app
  using (exists (select from bill b where b.org_id = bill_line.org_id and b.id = bill_line.bill_id));
grant select on bill, bill_line to loadline_app, loadline_staff;
grant insert, delete on bill, bill_line to loadline_staff;
grant update (status, company_code, currency, bill_date, pay_date, issued_at, issued_by, note, version, updated_at) on bill to loadline_staff;
grant update (rate, base_amount) on bill_line to loadline_staff;

/* What was issued is posted: neither its lines nor its sums change any more, whoever is connected. */
create function refuse_posted() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'bill' then
    if old.status <> 'DRAFT' and (tg_op = 'DELETE' or (new.currency, new.company_code, new.bill_date, new.bill_no, new.issued_at)
        is distinct from (old.currency, old.company_code, old.bill_date, old.bill_no, old.issued_at) or new.status = 'DRAFT') then
      raise exception 'bill % is posted', old.bill_no using errcode = 'integrity_constraint_violation';
    end if;
  elsif exists (select from bill b where b.org_id = old.org_id and b.id = old.bill_id and b.status <> 'DRAFT') then
    raise exception 'bill line % is posted', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger refuse_posted before update or delete on bill for each row execute function refuse_posted();
create trigger refuse_posted before update or delete on bill_line for each row execute function refuse_posted();
