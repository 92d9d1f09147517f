import { keepHtsFavourite } from '@loadline/contract/hts/hts-favourite.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { Button } from '../../ui/button.tsx';

/** Keeps a number at hand, or lets go of it. */
export function KeepNumber({ no, isKept }: { no: string; isKept: boolean }) {
  const { t } = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (!permitted(keepHtsFavourite)) return null;
  const change = async () => {
    setBusy(true);
    try {
      await call(keepHtsFavourite, { body: { no, kept: !isKept }, refusal: 'in place' });
      await client.invalidateQueries();
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <p>
      <Button size="small" icon="star" busy={busy} aria-pressed={isKept} onClick={() => void change()}>
        {t(isKept ? 'hts.letGo' : 'hts.keep')}
      </Button>
    </p>
  );
}
