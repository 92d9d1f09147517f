-- Every night the flights of the coming weeks are made from the schedules: each day once, so that what staff have moved, cancelled
-- or taken away is not made anew.
alter table flight_schedule add column laid_until date;
comment on column flight_schedule.laid_until is 'up to which day its flights were made by themselves';
update flight_schedule s set laid_until = (select max(f.flight_date) from flight f
  where f.flight_no = s.flight_no and f.origin = s.origin and f.flight_date between s.valid_from and s.valid_to);
