import { listBookingTemplates, saveBookingTemplate } from '@loadline/contract/bookings/booking-draft.api';
import { call } from '../../kernel/call.ts';
import { useWords } from '../../kernel/words.ts';
import { KeepTemplate } from '../../resource/drafting/keep-template.tsx';

interface KeepBookingProps {
  no: string;
  /** Is waited for first: what is kept is what the server has. */
  before?: () => Promise<unknown>;
  onClose: () => void;
}

export function KeepBooking({ no, before, onClose }: KeepBookingProps) {
  const { t } = useWords();
  const keep = async (name: string) => {
    await before?.();
    await call(saveBookingTemplate, { body: { no, name }, refusal: 'in place' });
  };
  return (
    <KeepTemplate
      field={saveBookingTemplate.body.name}
      says={t('booking.template.saveSays')}
      keep={keep}
      list={listBookingTemplates}
      onClose={onClose}
    />
  );
}
