import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { Palette } from '../../ui/palette.tsx';
import type { PaletteEntry, PaletteSearch } from '../../ui/palette-entry.ts';
import { tellRefusal } from '../tell-refusal.ts';
import type { TemplateShelf } from './template-shelf.ts';
import './manage-templates.css';

interface TemplatesProps {
  shelf: TemplateShelf;
  label: string;
  placeholder: string;
  nothing: string;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Begins a record with what was kept under a name, or throws away what is no longer needed. */
export function Templates({ shelf, label, placeholder, nothing, onChoose, onClose }: TemplatesProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const [isManaging, setManaging] = useState(false);
  const search: PaletteSearch = useCallback(
    async (query) => {
      const wanted = query.toLowerCase();
      const entries = (await client.fetchQuery(shelf.kept))
        .filter(({ name, detail }) => `${name} ${detail}`.toLowerCase().includes(wanted))
        .map(({ id, name, detail }) => ({ key: id, icon: 'bookmark' as const, label: name, detail }));
      if (entries.length === 0) return [];
      const found = { key: 'templates', label: t('drafting.template.group'), entries };
      if (wanted !== '') return [found];
      const deed = t('drafting.template.manage');
      const manage = { key: 'manage', icon: 'trash' as const, label: deed, goesOn: true as const };
      return [found, { key: 'more', label: deed, entries: [manage] }];
    },
    [client, shelf, t],
  );
  const choose = ({ key, goesOn }: PaletteEntry) => (goesOn ? setManaging(true) : onChoose(key));
  if (isManaging) return <ManageTemplates shelf={shelf} onClose={onClose} />;
  return (
    <Palette
      open
      onClose={onClose}
      search={search}
      onChoose={choose}
      label={label}
      placeholder={placeholder}
      nothing={nothing}
      failed={t('drafting.pick.failed')}
      enterLabel={t('drafting.pick.enter')}
    />
  );
}

interface ManageTemplatesProps {
  shelf: TemplateShelf;
  onClose: () => void;
}

/** The templates that are kept, to throw away those that are no longer needed. */
function ManageTemplates({ shelf, onClose }: ManageTemplatesProps) {
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
