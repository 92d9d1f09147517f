-- The tax point of each type of invoice: added to what was billed, or part of it.
create table invoice_tax (
  invoice_type text primary key check (invoice_type in ('special', 'normal', 'electronic')),
  tax_point numeric(4, 2) not null check (tax_point >= 0),
  tax_way text not null check (tax_way in ('added', 'included')),
  active boolean not null default true,
  version integer not null default 1,
  changed_who text not null,
  changed_at timestamptz not null default now()
);
select enforce_policies('invoice_tax');
create policy staff on invoice_tax to loadline_staff using ((select app_org()) is not null) with check ((select app_org()) is not null);
create policy everybody on invoice_tax for select to loadline_app using ((select app_org()) is not null);
grant select on invoice_tax to loadline_staff, loadline_app;
grant update (tax_point, tax_way, active, version, changed_who, changed_at) on invoice_tax to loadline_staff;
insert into invoice_tax (invoice_type, tax_point, tax_way, changed_who)
  values ('special', 6, 'added', 'Loadline'), ('normal', 6, 'added', 'Loadline'), ('electronic', 6, 'added', 'Loadline');

-- What customers ask to be invoiced of their bills. Header and tax are those of the day; sums follow from the parts.
create table invoice (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  request_no text not null unique,
  status text not null default 'REQUESTED' check (status in ('REQUESTED', 'APPROVED', 'ISSUED', 'SENT', 'REJECTED')),
  company_code text not null,
  currency text not null,
  invoice_type text not null,
  tax_point numeric(4, 2) not null check (tax_point >= 0),
  tax_way text not null check (tax_way in ('added', 'included')),
  invoice_header text not null,
  tax_number text not null,
  bank text,
  bank_account text,
  address text,
  phone text,
  mail_to text not null,
  note text,
  rejected_because text check ((status = 'REJECTED') = (rejected_because is not null)),
  invoice_no text check ((status in ('ISSUED', 'SENT')) = (invoice_no is not null)),
  invoice_date date check ((invoice_no is null) = (invoice_date is null)),
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id)
);
create unique index invoice_by_id on invoice (id);
create unique index invoice_numbered_once on invoice (invoice_no) where invoice_no is not null;
create index invoice_by_time on invoice (org_id, created_at desc, id desc);
create index invoice_at_desk on invoice (status, created_at desc, id desc);

create table invoice_part (
  org_id uuid not null,
  invoice_id uuid not null,
  bill_id uuid not null,
  amount numeric(16, 2) not null check (amount > 0),
  primary key (org_id, invoice_id, bill_id),
  foreign key (org_id, invoice_id) references invoice (org_id, id),
  foreign key (org_id, bill_id) references bill (org_id, id)
);
create index invoice_part_of_bill on invoice_part (org_id, bill_id) include (amount);

-- Tax that is added to an invoice is a charge of its own: what bills it is not invoiced once more.
alter table charge add column invoice_id uuid;
alter table charge add foreign key (org_id, invoice_id) references invoice (org_id, id);
create index charge_of_invoice on charge (org_id, invoice_id) where invoice_id is not null;

select protect(t::regclass), open_to_staff(t::regclass) from unnest(array['invoice', 'invoice_part']) t;
-- As of bills: who sees only their own sees none of it.
create policy own_created on invoice as restrictive to loadline_app using ((select app_authority()) = 'organisation');
create policy own_created on invoice_part as restrictive to loadline_app using ((select app_authority()) = 'organisation');
grant select on invoice, invoice_part to loadline_app, loadline_staff, loadline_gate;
grant insert on invoice, invoice_part to loadline_app;
grant update (status, rejected_because, invoice_no, invoice_date, version, updated_at) on invoice to loadline_staff;

create trigger refuse_invoiced before update or delete on invoice for each row execute function refuse_invoiced();
create trigger refuse_invoiced before update or delete on invoice_part for each row execute function refuse_invoiced();
create constraint trigger require_uninvoiced after insert on invoice_part deferrable initially deferred
  for each row execute function require_uninvoiced();
create trigger refuse_invoiced_void before update of status on bill for each row
  when (old.status = 'ISSUED' and new.status = 'VOID') execute function refuse_invoiced_void();

create trigger announce_made after insert on invoice referencing new table as fresh for each statement execute function announce_changes('invoice', 'id');
create trigger announce_changed after update on invoice referencing new table as fresh for each statement execute function announce_changes('invoice', 'id');

do $$
declare one record; known text;
begin
  for one in select * from (values ('record_file', 'subject', 'invoice'), ('staff_notice', 'subject', 'invoice'),
      ('staff_notice', 'event', 'invoiceAsked')) v (target, of, value) loop
    select pg_get_constraintdef(c.oid) into strict known from pg_constraint c
      where c.conrelid = one.target::regclass and c.conname = format('%s_%s_check', one.target, one.of);
    execute format('alter table %I drop constraint %I', one.target, format('%s_%s_check', one.target, one.of));
    execute format('alter table %I add constraint %I %s', one.target, format('%s_%s_check', one.target, one.of),
      replace(known, 'ARRAY[', format('ARRAY[%L::text, ', one.value)));
  end loop;
end $$;
