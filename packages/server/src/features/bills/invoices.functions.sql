-- Invoices that customers ask for.

/* As for orders: whose a request is, for one who sees it by its own policies. */
create or replace function invoice_org(asked uuid) returns uuid language sql stable as $$ select i.org_id from invoice i where i.id = asked $$;
grant execute on function invoice_org to loadline_app, loadline_staff, loadline_gate;

/* What of a bill was billed in its currency without the tax of other invoices, less what requests that stand take of it. */
create or replace function uninvoiced_amount(org uuid, asked uuid) returns table (amount numeric) language sql stable as $$
  select (select coalesce(sum(case when c.currency = b.currency then c.order_fee else c.base_amount end), 0.00) from charge c
      where c.org_id = b.org_id and c.bill_id = b.id and c.invoice_id is null)
    - (select coalesce(sum(p.amount), 0.00) from invoice_part p join invoice i on i.org_id = p.org_id and i.id = p.invoice_id
      where p.org_id = b.org_id and p.bill_id = b.id and i.status <> 'REJECTED')
  from bill b where b.org_id = org and b.id = asked and b.status = 'ISSUED' and b.credits_bill_id is null $$;
grant execute on function uninvoiced_amount to loadline_app, loadline_staff, loadline_gate;

/* One after the other for each customer: who asks and who voids. */
create or replace function lock_invoices(org uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('invoices of ' || org, 0)) $$;
grant execute on function lock_invoices to loadline_app, loadline_staff, loadline_gate;

/* No bill is invoiced for more than it comes to, and none that is void, of another company or in another currency. */
create or replace function require_uninvoiced() returns trigger language plpgsql as $$
begin
  perform lock_invoices(new.org_id);
  if not exists (select from invoice i join bill b on b.org_id = i.org_id and b.company_code = i.company_code and b.currency = i.currency
      where i.org_id = new.org_id and i.id = new.invoice_id and b.id = new.bill_id and (select u.amount from uninvoiced_amount(b.org_id, b.id) u) >= 0) then
    raise exception 'more than bill % is not invoiced', new.bill_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

/* A bill that is being invoiced is not taken back. */
create or replace function refuse_invoiced_void() returns trigger language plpgsql as $$
begin
  perform lock_invoices(new.org_id);
  if exists (select from invoice_part p join invoice i on i.org_id = p.org_id and i.id = p.invoice_id
      where p.org_id = new.org_id and p.bill_id = new.id and i.status <> 'REJECTED') then
    raise exception 'bill % is invoiced', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

/* What was asked for stays as it was, and what is rejected or sent is over, whoever is connected; it goes with its organisation alone. */
create or replace function refuse_invoiced() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from organisation o where o.org_id = old.org_id) then return old; end if;
  elsif tg_table_name = 'invoice' then
    if old.status not in ('REJECTED', 'SENT') and (old.invoice_no is null or new.invoice_no = old.invoice_no and new.invoice_date = old.invoice_date)
      and to_jsonb(new) - array['status', 'rejected_because', 'invoice_no', 'invoice_date', 'version', 'updated_at']
        = to_jsonb(old) - array['status', 'rejected_because', 'invoice_no', 'invoice_date', 'version', 'updated_at'] then
      return new;
    end if;
  end if;
  raise exception '% is invoiced', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
