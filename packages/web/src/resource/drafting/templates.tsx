import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Palette } from '../../ui/palette.tsx';
import type { PaletteEntry, PaletteSearch } from '../../ui/palette-entry.ts';
import { ManageTemplates } from './manage-templates.tsx';
import type { TemplateShelf } from './template-shelf.ts';

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
