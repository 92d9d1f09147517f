-- Money that comes.

/* Which turn of a bank's reference comes next: 0 at first, one more after each that was reversed; nothing where a receipt of it stands,
   whoever's it is. */
create or replace function bank_turn_of(company text, asked text, ref text) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::int from receipt_of_money m
    where m.company_code = company and m.currency = asked and m.bank_ref = ref and app_may('op:finance')
    having app_may('op:finance') and bool_and(exists (select from ledger_entry e join ledger_entry v on v.org_id = e.org_id and v.reverses = e.id
      where e.org_id = m.org_id and e.receipt_id = m.id and e.kind = 'receipt')) is not false $$;
grant execute on function bank_turn_of to loadline_staff;
