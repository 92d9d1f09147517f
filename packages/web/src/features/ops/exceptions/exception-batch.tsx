import { remindCustomers } from '@loadline/contract/exceptions/sheet-desk.api';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { useDone } from '../use-done.ts';
import { AssignDialog } from './assign-dialog.tsx';
import type { ExceptionRow } from './exception.ts';

/** What is done with several sheets at once: given to a colleague, or their customers reminded. */
export function ExceptionBatch({ rows }: { rows: readonly ExceptionRow[] }) {
  const { t } = useWords();
  const done = useDone();
  const [assigns, setAssigns] = useState(false);
  const [busy, setBusy] = useState(false);
  const nos = rows.map(({ sheetNo }) => sheetNo);
  const remind = async () => {
    setBusy(true);
    try {
      const count = await call(remindCustomers, { body: { nos }, refusal: 'in place' });
      await done(Promise.resolve(), t('exceptions.reminded', { count, all: nos.length }));
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" icon="user" onClick={() => setAssigns(true)}>
        {t('exceptions.assign')}
      </Button>
      <Button size="small" icon="bell" busy={busy} onClick={() => void remind()}>
        {t('exceptions.remind')}
      </Button>
      {assigns ? <AssignDialog nos={nos} handlerId={null} onClose={() => setAssigns(false)} /> : null}
    </>
  );
}
