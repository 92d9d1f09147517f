import { transports } from '@loadline/contract/codes/transport';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { listTrustTemplates } from '@loadline/contract/trusts/trust-draft.api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { asking } from '../../kernel/asking.ts';
import { useGoTo } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { Palette } from '../../ui/palette.tsx';
import type { PaletteSearch } from '../../ui/palette-entry.ts';

/** Begins a trust order with what was kept under a name. */
export function TemplateDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const client = useQueryClient();
  const search: PaletteSearch = useCallback(
    async (query) => {
      const wanted = query.toLowerCase();
      const templates = await client.fetchQuery(asking(listTrustTemplates, {}));
      const entries = templates
        .map(({ id, name, mode, channelName, consignee, lines }) => ({
          key: id,
          icon: 'file' as const,
          label: name,
          detail: [
            channelName ?? (mode && say(wordOf(transports, mode), language)),
            consignee,
            t('trust.template.lines', { count: lines }),
          ]
            .filter(Boolean)
            .join(' · '),
        }))
        .filter(({ label, detail }) => `${label} ${detail}`.toLowerCase().includes(wanted));
      return entries.length > 0 ? [{ key: 'templates', label: t('trust.template.group'), entries }] : [];
    },
    [client, language, t],
  );
  return (
    <Palette
      open
      onClose={onClose}
      search={search}
      onChoose={({ key }) => goTo('trustCreate', { template: key })}
      label={t('trust.template.title')}
      placeholder={t('trust.template.search')}
      nothing={t('trust.template.none')}
      failed={t('drafting.pick.failed')}
      enterLabel={t('drafting.pick.enter')}
    />
  );
}
