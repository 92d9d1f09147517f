import { useWords } from '../../kernel/words.ts';
import { officeClock } from '../../resource/office-time.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { Notices } from './use-notices.ts';

/** Changes are saved by themselves: the title says when that was. */
export function NoticesTitle({ notices }: { notices: Notices }) {
  const { t } = useWords();
  const { savedAt, reset } = notices;
  return (
    <PageTitle
      title={t('my.part.notices')}
      facts={
        <span role="status">
          {savedAt === undefined
            ? t('my.notices.saves')
            : t('my.notices.savedAt', { at: officeClock(savedAt) })}
        </span>
      }
      actions={
        <Button look="text" onClick={reset}>
          {t('my.notices.reset')}
        </Button>
      }
    />
  );
}
