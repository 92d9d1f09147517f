import { recordEvent } from '@loadline/contract/events/event-desk.api';
import { enteredEvent } from '@loadline/contract/events/event-entry';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { useDone } from '../use-done.ts';
import { entryInputs, entrySections, entryValues } from './entry-form.tsx';
import { EntryNumbers } from './entry-numbers.tsx';
import { useEntryNumbers } from './use-entry-numbers.ts';

/** One event of one order or of many: the numbers, what happened, and what there is to say of it. */
export function EntryPanel({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const done = useDone();
  const numbers = useEntryNumbers();
  // Sent twice, it is one event: the key is made with the form and renewed when it has been recorded.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const record = async (entered: ValuesOf<typeof enteredEvent>) => {
    const asked = call(recordEvent, {
      body: { key, numbers: numbers.numbers, ...entered },
      refusal: 'in place',
    });
    const { recorded, outOfSequence } = await asked;
    const said = { count: wholeText(recorded), flagged: wholeText(outOfSequence) };
    await done(asked, t(outOfSequence > 0 ? 'eventDesk.recordedFlagged' : 'eventDesk.recorded', said));
    if (recorded === 0) notify('warning', t('eventDesk.recordedBefore'));
    setKey(crypto.randomUUID());
    onClose();
  };
  const count = numbers.found?.orders.length ?? 0;
  return (
    <SidePanel title={t('eventDesk.entry')} width="wide" closeLabel={t('resource.close')} onClose={onClose}>
      <EntryNumbers {...numbers} />
      <ResourceForm
        fields={enteredEvent}
        values={entryValues}
        sections={entrySections(words)}
        inputs={entryInputs(words)}
        submitLabel={
          count > 1 ? t('eventDesk.recordMany', { count: wholeText(count) }) : t('eventDesk.record')
        }
        refused={count === 0 ? t('eventDesk.noNumber') : undefined}
        onSubmit={record}
        onCancel={onClose}
      />
    </SidePanel>
  );
}
