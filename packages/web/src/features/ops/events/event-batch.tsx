import { voidEvent, voidEvents } from '@loadline/contract/events/event-desk.api';
import { wholeText } from '@loadline/contract/kernel/figures';
import { pick, resource } from '@loadline/contract/kernel/resource';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { DeskEvent } from './event-columns.tsx';

const asked = pick(resource('void', { zh: '', en: '' }, voidEvent.body), 'reason');

/** A wrong batch is voided at once, for one reason. */
export function EventBatch({ rows, onDone }: { rows: readonly DeskEvent[]; onDone: () => void }) {
  const { t } = useWords();
  const [asks, setAsks] = useState(false);
  const standing = rows.filter(({ isVoid }) => !isVoid);
  return (
    <>
      <Button
        size="small"
        refused={standing.length === 0 ? t('eventDesk.noneStands') : undefined}
        onClick={() => setAsks(true)}
      >
        {t('eventDesk.void')}
      </Button>
      {asks ? <VoidAll events={standing} onClose={() => setAsks(false)} onDone={onDone} /> : null}
    </>
  );
}

interface VoidAllProps {
  events: readonly DeskEvent[];
  onClose: () => void;
  onDone: () => void;
}

function VoidAll({ events: given, onClose, onDone }: VoidAllProps) {
  const { t } = useWords();
  const done = useDone();
  // What is voided leaves the list behind the dialog, not the dialog.
  const [events] = useState(given);
  return (
    <AskDialog
      title={t('eventDesk.voidAllTitle', { count: events.length })}
      says={t('eventDesk.voidSays')}
      fields={asked}
      submitLabel={t('eventDesk.void')}
      onSubmit={async ({ reason }) => {
        const body = { events: events.map(({ orgId, id }) => ({ orgId, id })), reason };
        const voiding = call(voidEvents, { body, refusal: 'in place' });
        const { voided, refused } = await voiding;
        await done(voiding, t('eventDesk.voidDone', { count: wholeText(voided) }));
        const [first] = refused;
        if (first)
          notify('warning', t('eventDesk.voidRefused', { count: refused.length, why: first.message }));
        onDone();
      }}
      onClose={onClose}
    />
  );
}
