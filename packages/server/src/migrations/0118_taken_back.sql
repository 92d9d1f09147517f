-- Colleagues hear that a customer has taken back what waited for them.
alter table staff_notice
  drop constraint staff_notice_event_check,
  add constraint staff_notice_event_check check (event in ('submitted', 'imported', 'mentioned', 'replied', 'opened', 'urged', 'written', 'corrected',
    'amendment', 'cancelling', 'cancelled', 'withdrawn', 'agreed', 'stockLow'));
