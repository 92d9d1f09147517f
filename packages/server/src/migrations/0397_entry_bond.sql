-- The bond of an entry and, once customs have closed it, its liquidation.
alter table us_entry
  add bond_no text,
  add bond_amount numeric(14, 2) check (bond_amount > 0),
  add liquidated_on date;
comment on column us_entry.liquidated_on is 'the day of the calendar in New York on which customs closed the entry';
grant update (bond_no, bond_amount, liquidated_on) on us_entry to loadline_staff;
