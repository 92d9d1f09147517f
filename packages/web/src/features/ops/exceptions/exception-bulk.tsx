import { remindCustomers } from '@loadline/contract/exceptions/sheet-desk.api';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { countedIn } from '../../../resource/unit.ts';
import type { Selection } from '../../../resource/use-selection.ts';
import { BulkBar } from '../../../ui/bulk-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDone } from '../use-done.ts';
import { AssignDialog } from './assign-dialog.tsx';
import type { ExceptionRow } from './exception.ts';

/** What is done with several sheets at once: given to a colleague, or their customers reminded. */
export function ExceptionBulk({ selection }: { selection: Selection<ExceptionRow> }) {
  const { t } = useWords();
  const done = useDone();
  const [assigns, setAssigns] = useState(false);
  const [busy, setBusy] = useState(false);
  const nos = selection.rows.map(({ sheetNo }) => sheetNo);
  const unit = { name: t('sheets.unit.name'), one: t('sheets.unit.one'), many: t('sheets.unit.many') };
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
    <BulkBar
      label={t('resource.selection.actions')}
      count={t('resource.selection.count', {
        count: wholeText(nos.length),
        unit: countedIn(unit, nos.length),
      })}
      clearLabel={t('resource.selection.clear')}
      onClear={selection.clear}
    >
      <Button size="small" icon="user" onClick={() => setAssigns(true)}>
        {t('exceptions.assign')}
      </Button>
      <Button size="small" icon="bell" busy={busy} onClick={() => void remind()}>
        {t('exceptions.remind')}
      </Button>
      {assigns ? <AssignDialog nos={nos} handlerId={null} onClose={() => setAssigns(false)} /> : null}
    </BulkBar>
  );
}
