import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { tellRefusal } from '../tell-refusal.ts';
import type { TemplateShelf } from './template-shelf.ts';
import './manage-templates.css';

interface ManageTemplatesProps {
  shelf: TemplateShelf;
  onClose: () => void;
}

/** The templates that are kept, to throw away those that are no longer needed. */
export function ManageTemplates({ shelf, onClose }: ManageTemplatesProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const templates = useQuery(shelf.kept).data ?? [];
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const go = async () => {
    setBusy(true);
    try {
      notify('success', t('drafting.template.deleted', { count: await shelf.drop(chosen) }));
      onClose();
    } catch (error) {
      tellRefusal(error);
    }
    setBusy(false);
    await client.invalidateQueries({ queryKey: shelf.kept.queryKey });
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('drafting.template.manage')}
      closeLabel={t('resource.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('resource.cancel')}</Button>
          <Button
            look="danger"
            busy={busy}
            refused={chosen.length > 0 ? undefined : t('drafting.template.chooseFirst')}
            onClick={() => void go()}
          >
            {t('drafting.template.delete')}
          </Button>
        </>
      }
    >
      <ul className="templates">
        {templates.map(({ id, name, detail }) => (
          <li key={id}>
            <Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)}>
              {name}
            </Checkbox>
            <small>{detail}</small>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
