import { useEffect, useState } from 'react';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import { backupOf } from '../../../resource/drafting/draft-backup.ts';
import type { BookingRecord } from '../booking-record.ts';
import { BookingFormPage } from './booking-form-page.tsx';

/** The form over a draft; what this browser kept of it and could not save lies over what the server has. */
export function Opened({ record }: { record: BookingRecord }) {
  const { t } = useWords();
  const [kept] = useState(() => backupOf('booking', record.booking.id));
  const [beginning] = useState(() => ({
    record,
    ...(kept ?? { entered: record.content, version: record.booking.version }),
  }));
  useEffect(() => {
    if (kept) notify('success', t('drafting.save.restored'));
  }, [kept, t]);
  return <BookingFormPage beginning={beginning} onMade={() => undefined} />;
}
