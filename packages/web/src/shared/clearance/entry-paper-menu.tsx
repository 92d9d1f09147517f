import type { Language } from '@loadline/contract/kernel/text';
import type { GivenFile } from '../../kernel/call.ts';
import { useWords } from '../../kernel/words.ts';
import { useFile } from '../../resource/use-file.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';

/** The paper of an entry in either language, whichever the screen is in. */
export function EntryPaperMenu({ give }: { give: (language: Language) => Promise<GivenFile> }) {
  const { t } = useWords();
  const chinese = useFile(() => give('zh-cn'));
  const english = useFile(() => give('en'));
  const label = t('clearance.paper.open');
  return (
    <Menu
      label={label}
      align="end"
      items={[
        [
          { key: 'zh', label: t('clearance.paper.zh'), icon: 'print' },
          { key: 'en', label: t('clearance.paper.en'), icon: 'print' },
        ],
      ]}
      onChoose={(key) => (key === 'en' ? english : chinese).start()}
      trigger={(trigger) => (
        <Button icon="print" busy={chinese.busy || english.busy} {...trigger}>
          {label}
        </Button>
      )}
    />
  );
}
