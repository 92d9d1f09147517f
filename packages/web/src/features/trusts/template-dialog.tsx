import { transports } from '@loadline/contract/codes/transport';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { deleteTrustTemplates, listTrustTemplates } from '@loadline/contract/trusts/trust-draft.api';
import { useMemo } from 'react';
import { call } from '../../kernel/call.ts';
import { useGoTo } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import type { TemplateShelf } from '../../resource/drafting/template-shelf.ts';
import { Templates } from '../../resource/drafting/templates.tsx';
import { productOf } from '../../shared/trusts/trust-order.ts';

/** Begins a trust order with what was kept under a name. */
export function TemplateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const goTo = useGoTo();
  return (
    <Templates
      shelf={useTemplateShelf()}
      label={t('trust.template.title')}
      placeholder={t('trust.template.search')}
      nothing={t('trust.template.none')}
      onChoose={(id) => goTo('trustCreate', { template: id })}
      onClose={onClose}
    />
  );
}

function useTemplateShelf(): TemplateShelf {
  const { t, language } = useWords();
  return useMemo(
    () => ({
      kept: {
        queryKey: [listTrustTemplates.path],
        queryFn: async () => {
          const kept = await call(listTrustTemplates, { refusal: 'in place' });
          return kept.map(({ id, name, mode, channelName, channelNameEn, consignee, lines }) => {
            const product =
              productOf({ channelName, channelNameEn }, language) ??
              (mode && say(wordOf(transports, mode), language));
            const goods = t('trust.template.lines', { count: lines });
            return { id, name, detail: [product, consignee, goods].filter(Boolean).join(' · ') };
          });
        },
      },
      drop: (ids) => call(deleteTrustTemplates, { body: { ids: [...ids] }, refusal: 'in place' }),
    }),
    [t, language],
  );
}
