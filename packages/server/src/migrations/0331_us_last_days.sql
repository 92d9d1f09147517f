-- Before a last day is over its customer is told once, and again when another one is set.
alter table us_entry_rfi add urged_for timestamptz;
comment on column us_entry_rfi.urged_for is 'the end of the last day that its customer was told is near';

alter table us_entry_duty add approve_urged_for timestamptz, add pay_urged_for timestamptz;
comment on column us_entry_duty.approve_urged_for is 'the same of the last day to approve';
comment on column us_entry_duty.pay_urged_for is 'the same of the last day to pay';
