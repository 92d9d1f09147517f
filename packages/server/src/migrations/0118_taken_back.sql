-- Colleagues hear that a customer has taken back what waited for them, and what of a carrier's message nobody could read.
alter table staff_notice
  drop constraint staff_notice_subject_check,
  drop constraint staff_notice_event_check,
  add constraint staff_notice_subject_check check (subject in ('sheet', 'trust', 'booking', 'order', 'mawb', 'stock', 'feed')),
  add constraint staff_notice_event_check check (event in ('submitted', 'imported', 'mentioned', 'replied', 'opened', 'urged', 'written', 'corrected',
    'amendment', 'cancelling', 'cancelled', 'withdrawn', 'agreed', 'stockLow', 'unread', 'withoutOrder'));
