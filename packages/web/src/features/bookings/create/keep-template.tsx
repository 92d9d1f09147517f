import { listBookingTemplates, saveBookingTemplate } from '@loadline/contract/bookings/booking-draft.api';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { Modal } from '../../../ui/dialog.tsx';

const { name: nameField } = saveBookingTemplate.body;

interface KeepTemplateProps {
  no: string;
  /** Is waited for first: what is kept is what the server has. */
  before?: () => Promise<unknown>;
  onClose: () => void;
}

/** Keeps what is booked here under a name, for the next time. */
export function KeepTemplate({ no, before, onClose }: KeepTemplateProps) {
  const { t } = useWords();
  const client = useQueryClient();
  return (
    <Modal open onClose={onClose} title={t('booking.template.save')} closeLabel={t('resource.close')}>
      <p className="booking-dialog__says">{t('booking.template.saveSays')}</p>
      <ResourceForm
        fields={{ name: nameField }}
        values={{}}
        sections={[{ keys: ['name'] }]}
        columns="one"
        submitLabel={t('booking.template.save')}
        onSubmit={async ({ name }) => {
          await before?.();
          await call(saveBookingTemplate, { body: { no, name }, refusal: 'in place' });
          notify('success', t('booking.template.saved', { name }));
          onClose();
          await client.invalidateQueries({ queryKey: [listBookingTemplates.path] });
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
