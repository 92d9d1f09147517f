import { deleteBookingTemplates, listBookingTemplates } from '@loadline/contract/bookings/booking-draft.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Modal } from '../../ui/dialog.tsx';
import './bookings.css';

/** The templates that are kept, to throw away those that are no longer needed. */
export function ManageTemplates({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const client = useQueryClient();
  const templates = useQuery(asking(listBookingTemplates, {})).data ?? [];
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const go = async () => {
    setBusy(true);
    try {
      const count = await call(deleteBookingTemplates, { body: { ids: [...chosen] }, refusal: 'in place' });
      notify('success', t('booking.template.deleted', { count }));
      onClose();
    } catch (error) {
      tellRefusal(error);
    }
    setBusy(false);
    await client.invalidateQueries({ queryKey: [listBookingTemplates.path] });
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('booking.template.manage')}
      closeLabel={t('resource.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('resource.cancel')}</Button>
          <Button
            look="danger"
            busy={busy}
            refused={chosen.length > 0 ? undefined : t('booking.template.chooseFirst')}
            onClick={() => void go()}
          >
            {t('booking.template.delete')}
          </Button>
        </>
      }
    >
      <ul className="booking-templates">
        {templates.map(({ id, name, origin, destination, consignee }) => (
          <li key={id}>
            <Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)}>
              {name}
            </Checkbox>
            <small>
              {[origin && destination && `${origin} → ${destination}`, consignee].filter(Boolean).join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
