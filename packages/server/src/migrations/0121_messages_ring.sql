-- Colleagues hear what of a carrier's message could not be read, and what befalls cargo that has no order.
alter table staff_notice
  drop constraint staff_notice_subject_check,
  drop constraint staff_notice_event_check,
  add constraint staff_notice_subject_check check (subject in ('sheet', 'trust', 'booking', 'order', 'mawb', 'stock', 'feed')),
  add constraint staff_notice_event_check check (event in ('submitted', 'imported', 'mentioned', 'replied', 'opened', 'urged', 'written', 'corrected',
    'amendment', 'cancelling', 'cancelled', 'withdrawn', 'agreed', 'stockLow', 'unread', 'withoutOrder'));
