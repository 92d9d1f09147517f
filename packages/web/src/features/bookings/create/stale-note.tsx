import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { contentFields } from '@loadline/contract/bookings/booking-content';
import { changesOf } from '@loadline/contract/documents/document.changes';
import { fieldAt } from '@loadline/contract/documents/document.path';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import type { Standing } from '../../../resource/drafting/draft-kind.ts';
import { StaleDraft } from '../../../resource/drafting/stale-draft.tsx';
import { useReading } from '../../../resource/value.tsx';
import { missing, valueText } from '../../../resource/value-text.ts';
import type { BookingDraft } from './booking-draft.ts';

interface StaleNoteProps extends Pick<BookingDraft, 'part' | 'take' | 'keepMine'> {
  current: Standing<BookingContent>;
}

/** Somebody else was quicker: both values of what differs, and which of them shall stand. */
export function StaleNote({ current, part, take, keepMine }: StaleNoteProps) {
  const { t, language } = useWords();
  const reading = useReading();
  const read = (path: string, value: unknown) => {
    const field = fieldAt(contentFields, path);
    if (value === null || !field) return missing;
    return field.kind === 'group' ? t('drafting.stale.line') : valueText(field, value, reading);
  };
  return (
    <StaleDraft
      changes={changesOf(contentFields, current.content, part.content).map(({ path, label, from, to }) => ({
        key: path,
        label: say(label, language),
        theirs: read(path, from),
        mine: read(path, to),
      }))}
      onTake={() => take(current)}
      onKeep={() => keepMine(current)}
    />
  );
}
