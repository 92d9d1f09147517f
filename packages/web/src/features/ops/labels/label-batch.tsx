import { wordOf } from '@loadline/contract/kernel/code';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { say } from '@loadline/contract/kernel/text';
import {
  type LabelState,
  labelLifecycle,
  labelStates,
  sendsBack,
} from '@loadline/contract/labels/label.codes';
import { moveLabels } from '@loadline/contract/labels/label-desk.api';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { DeskLabelRow } from './desk-label.ts';
import { PickDialog } from './pick-dialog.tsx';

type Moved = Pick<DeskLabelRow, 'id' | 'styleNo' | 'colour' | 'status'>;

interface LabelBatchProps {
  rows: readonly Moved[];
  onDone?: () => void;
  size?: 'small' | 'medium';
}

/** The next steps of labels that stand in one status, and how they are picked. */
export function LabelBatch({ rows, onDone, size = 'small' }: LabelBatchProps) {
  const { t, language } = useWords();
  const done = useDone();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<'back' | 'pick'>();
  const [status, another] = [...new Set(rows.map((row) => row.status))];
  if (!status) return null;
  const next = another ? [] : nextOf(labelLifecycle, status, ['op:label']);
  const ids = rows.map(({ id }) => id);
  const move = async (to: LabelState) => {
    setBusy(true);
    try {
      const body = { ids, from: status, to, feedback: null };
      const state = say(wordOf(labelStates, to), language);
      await done(
        call(moveLabels, { body, refusal: 'in place' }),
        t('labelDesk.moved', { count: ids.length, state }),
      );
      onDone?.();
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size={size} onClick={() => setAsked('pick')}>
        {t('labelDesk.pick')}
      </Button>
      {next.map((to) =>
        sendsBack(status, to) ? (
          <Button key={to} size={size} onClick={() => setAsked('back')}>
            {t('labelDesk.deed.back')}
          </Button>
        ) : (
          <Button key={to} size={size} look="primary" busy={busy} onClick={() => void move(to)}>
            {t(`labelDesk.deed.${forward(to)}`)}
          </Button>
        ),
      )}
      {asked === 'back' ? (
        <BackDialog rows={rows} from={status} onDone={onDone} onClose={() => setAsked(undefined)} />
      ) : null}
      {asked === 'pick' ? (
        <PickDialog ids={ids} first={firstOf(rows)} onDone={onDone} onClose={() => setAsked(undefined)} />
      ) : null}
    </>
  );
}

function forward(to: LabelState): Exclude<LabelState, 'IMPORTED'> {
  if (to === 'IMPORTED') throw new Error('no move leads to where labels begin');
  return to;
}

interface DialogProps {
  rows: readonly Moved[];
  onDone: (() => void) | undefined;
  onClose: () => void;
}

function firstOf([first]: readonly Moved[]): string {
  return first ? `${first.styleNo} ${first.colour}` : '';
}

const { feedback } = moveLabels.body;

/** What fails goes back, with what its customer reads. */
function BackDialog({ rows, from, onDone, onClose }: DialogProps & { from: LabelState }) {
  const { t, language } = useWords();
  const done = useDone();
  const ids = rows.map(({ id }) => id);
  const to = 'PHOTOGRAPHING';
  return (
    <AskDialog
      title={t('labelDesk.backTitle', { count: ids.length, first: firstOf(rows) })}
      says={t('labelDesk.backSays')}
      fields={{ feedback: { ...feedback, required: true } }}
      inputs={{ feedback: { span: 'whole' } }}
      submitLabel={t('labelDesk.deed.back')}
      onSubmit={async (given) => {
        const body = { ids, from, to, feedback: given.feedback } as const;
        const state = say(wordOf(labelStates, to), language);
        await done(
          call(moveLabels, { body, refusal: 'in place' }),
          t('labelDesk.moved', { count: ids.length, state }),
        );
        onDone?.();
      }}
      onClose={onClose}
    />
  );
}
