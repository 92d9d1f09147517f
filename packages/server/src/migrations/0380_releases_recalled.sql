-- A release that is taken back rings at whoever handles the record; so far only entries of the United States rang.
alter table staff_notice
  drop constraint staff_notice_event_check,
  add constraint staff_notice_event_check check (event in ('submitted', 'imported', 'mentioned', 'replied', 'opened', 'urged', 'written', 'corrected',
    'amendment', 'cancelling', 'cancelled', 'withdrawn', 'agreed', 'stockLow', 'unread', 'dutyApproved', 'dutyRefused', 'paymentProven', 'releaseRecalled')),
  drop constraint staff_notice_subject_check,
  add constraint staff_notice_subject_check check (subject in ('sheet', 'trust', 'booking', 'order', 'mawb', 'stock', 'feed', 'clearance', 'customs'));

-- Whoever has said how to hear of a hold hears of this alike.
update notice_setting s set chosen = s.chosen || array(select replace(c, 'customsHold.', 'releaseRecalled.') from unnest(s.chosen) c where c like 'customsHold.%');
