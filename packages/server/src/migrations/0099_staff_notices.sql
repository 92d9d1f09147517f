-- Colleagues hear of what customers hand in, bookings among it, and may choose to get it by mail.

drop function if exists tell_staff(uuid, text, text, uuid, text, text, text, text, uuid[], text, text);

alter table staff_notice
  drop constraint staff_notice_subject_check,
  drop constraint staff_notice_event_check,
  add constraint staff_notice_subject_check check (subject in ('sheet', 'trust', 'booking', 'order', 'mawb', 'stock')),
  add constraint staff_notice_event_check check (event in ('submitted', 'imported', 'mentioned', 'replied', 'opened', 'urged', 'written', 'corrected',
    'amendment', 'cancelling', 'cancelled', 'agreed', 'stockLow'));
