import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import { optional } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { moveFields } from '@loadline/contract/waybills/waybill.move-data';
import { moveDeskWaybills, tryDeskMoves } from '@loadline/contract/waybills/waybill-desk.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import type { DeskWaybillRow } from '../waybill-record.ts';
import type { BatchMove } from './batch-moves.ts';
import { dataOf } from './move-form.ts';
import { timeLooks } from './move-looks.tsx';
import './moves.css';

interface BatchDialogProps {
  rows: readonly DeskWaybillRow[];
  move: BatchMove;
  /** Nothing was done. */
  onClose: () => void;
  /** It was done, and its answers were read. */
  onDone: () => void;
}

type Outcome = AnswerOf<typeof moveDeskWaybills>[number];

/** The same step of several waybills: asked once, answered for each by itself. */
export function BatchDialog({ rows, move, onClose, onDone }: BatchDialogProps) {
  const words = useWords();
  const { t, language } = words;
  const client = useQueryClient();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const [now] = useState(() => new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString());
  const fields = useMemo(() => fieldsOf(move), [move]);
  const refused = useRefused(rows, move);
  const [first] = rows;
  if (!first) return null;
  return (
    <Modal
      open
      onClose={outcomes ? onDone : onClose}
      title={t('waybills.batch.title', { move: say(move.words, language), count: rows.length })}
      closeLabel={t('resource.close')}
      footer={outcomes ? <Button onClick={onDone}>{t('resource.close')}</Button> : undefined}
    >
      {outcomes ? (
        <Outcomes outcomes={outcomes} rows={rows} />
      ) : (
        <>
          <div className="move-says">
            <p>
              {t('waybills.batch.says', {
                to: say(wordOf(waybillStatuses, move.to), language),
                fits: move.fits,
                all: rows.length,
              })}
            </p>
          </div>
          {refused.length > 0 ? <Refused refused={refused} rows={rows} /> : null}
          <ResourceForm
            fields={fields}
            values={{ at: now }}
            inputs={timeLooks(move.to, first, words)}
            columns="one"
            refused={refused.length === rows.length ? t('waybills.batch.noneMoves') : undefined}
            submitLabel={say(move.words, language)}
            onSubmit={async (values) => {
              const waybills = rows.map(({ id, version }) => ({ id, version }));
              const body = { waybills, to: move.to, data: dataOf(values) };
              setOutcomes(await call(moveDeskWaybills, { body, refusal: 'in place' }));
              await client.invalidateQueries();
            }}
            onCancel={onClose}
          />
        </>
      )}
    </Modal>
  );
}

/** What would be refused as the waybills stand: it is said before anything is pressed. */
function useRefused(rows: BatchDialogProps['rows'], { to }: BatchMove) {
  const body = { waybills: rows.map(({ id, version }) => ({ id, version })), to };
  const { data = [] } = useQuery({
    queryKey: [tryDeskMoves.path, body],
    queryFn: () => call(tryDeskMoves, { body, refusal: 'in place' }),
  });
  return data;
}

function Refused({
  refused,
  rows,
}: { refused: AnswerOf<typeof tryDeskMoves> } & Pick<BatchDialogProps, 'rows'>) {
  const { t } = useWords();
  const noOf = new Map(rows.map(({ id, mawbNo }) => [id, mawbNo]));
  return (
    <div role="status">
      <p className="batch-answers__sum">
        {t('waybills.batch.wouldRefuse', { count: refused.length, all: rows.length })}
      </p>
      <ul className="batch-answers batch-answers--ahead">
        {refused.map(({ id, message }) => (
          <li key={id}>
            <span>{noOf.get(id)}</span>
            <span className="state-stop">
              <StateGlyph family="stop" /> {message}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function fieldsOf({ needs, may }: BatchMove): Fields {
  return {
    ...Object.fromEntries(needs.map((key): [string, Field] => [key, moveFields[key]])),
    ...Object.fromEntries(may.map((key): [string, Field] => [key, optional<unknown>(moveFields[key])])),
  };
}

function Outcomes({ outcomes, rows }: { outcomes: readonly Outcome[] } & Pick<BatchDialogProps, 'rows'>) {
  const { t } = useWords();
  // Of a waybill that is not found any more the answer knows no number.
  const noOf = new Map(rows.map(({ id, mawbNo }) => [id, mawbNo]));
  const moved = outcomes.filter((one) => one.moved).length;
  return (
    <div role="status">
      <p className="batch-answers__sum">
        {t('waybills.batch.moved', { count: moved, all: outcomes.length })}
      </p>
      <ul className="batch-answers">
        {outcomes.map((one) => (
          <li key={one.id}>
            <span>{one.mawbNo ?? noOf.get(one.id)}</span>
            <span className={`state-${one.moved ? 'done' : 'stop'}`}>
              <StateGlyph family={one.moved ? 'done' : 'stop'} />{' '}
              {one.moved ? t('waybills.batch.done') : (one.message ?? t('waybills.batch.refused'))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
