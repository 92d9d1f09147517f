import { filesAtOnce } from '@loadline/contract/files/files-at-once';
import { useWords } from '../../../kernel/words.ts';
import { useFile } from '../../../resource/use-file.ts';
import { Button } from '../../../ui/button.tsx';
import type { ManyFilesCalls } from './many-files-calls.ts';

/** The files of the chosen orders in one archive. */
export function TakeFiles({ calls, ids }: { calls: ManyFilesCalls; ids: string[] }) {
  const { t } = useWords();
  const { busy, start } = useFile(() => calls.zip(ids));
  const most = filesAtOnce.orders;
  return (
    <Button
      size="small"
      icon="file"
      busy={busy}
      refused={
        ids.length > most
          ? t('orders.manyFiles.tooMany', { most, megabytes: filesAtOnce.megabytes })
          : undefined
      }
      onClick={start}
    >
      {t('orders.manyFiles.take')}
    </Button>
  );
}
