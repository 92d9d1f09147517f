import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface ChangedLinesProps {
  /** On how many lines the code is another one than what their goods are bound to since. */
  count: number;
  isFiled: boolean;
  /** Takes over what they are bound to; not there for who may not. */
  take?: (() => Promise<unknown>) | undefined;
}

/** Says of how many lines the goods are bound to other codes since, and takes these over at one press while nothing is filed. */
export function ChangedLines({ count, isFiled, take }: ChangedLinesProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (count === 0) return null;
  const send = async (deed: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await deed();
      notify('success', t('goods.taken'));
      await client.invalidateQueries();
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert
      family="act"
      actions={
        !isFiled && take ? (
          <Button size="small" busy={busy} onClick={() => void send(take)}>
            {t('goods.take')}
          </Button>
        ) : null
      }
    >
      {t('goods.changedLines', { count })}
      {isFiled ? ` ${t('goods.filed')}` : null}
    </Alert>
  );
}
