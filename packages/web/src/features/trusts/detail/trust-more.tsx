import { exportTrustLines, trustPaper } from '@loadline/contract/trusts/trust.api';
import { callForFile } from '../../../kernel/call.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import type { TrustOrder } from '../../../resource/trust/trust-order.ts';
import { useFile } from '../../../resource/use-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { MenuItem } from '../../../ui/menu-item.ts';
import type { TrustDeed } from './trust-dialogs.tsx';

interface TrustMoreProps {
  order: TrustOrder;
  onAsk: (deed: TrustDeed) => void;
}

/** Paper in either language, the lines as a workbook, and what a new trust order can be made of this one. */
export function TrustMore({ order, onAsk }: TrustMoreProps) {
  const { t } = useWords();
  const goTo = useGoTo();
  const { trustNo: no } = order.trust;
  const chinese = useFile(() => callForFile(trustPaper, { query: { no }, language: 'zh-cn' }));
  const english = useFile(() => callForFile(trustPaper, { query: { no }, language: 'en' }));
  const lines = useFile(() => callForFile(exportTrustLines, { query: { no } }));
  const again: MenuItem[] = [
    { key: 'copy', label: t('trust.deed.copy'), icon: 'copy' },
    { key: 'template', label: t('drafting.template.keep'), icon: 'bookmark' },
  ];
  const deeds: Readonly<Record<string, () => void>> = {
    zh: chinese.start,
    en: english.start,
    lines: lines.start,
    copy: () => goTo('trustCreate', { copy: no }),
    template: () => onAsk('template'),
  };
  const busy = chinese.busy || english.busy || lines.busy;
  return (
    <Menu
      label={t('trust.deed.of', { number: no })}
      align="end"
      items={[
        [
          { key: 'zh', label: t('trustDetail.paper.zh'), icon: 'print' },
          { key: 'en', label: t('trustDetail.paper.en'), icon: 'print' },
          { key: 'lines', label: t('trustDetail.paper.lines'), icon: 'download' },
        ],
        ...(may('trust:add') ? [again] : []),
      ]}
      onChoose={(key) => deeds[key]?.()}
      trigger={(trigger) => (
        <Button icon="print" busy={busy} {...trigger}>
          {t('trustDetail.paper.more')}
        </Button>
      )}
    />
  );
}
