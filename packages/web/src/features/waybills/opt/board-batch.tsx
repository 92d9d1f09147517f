import { isStaffPermission } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import type { DeskWaybillRow } from '../../../resource/waybill/waybill-record.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { BatchDialog } from '../moves/batch-dialog.tsx';
import { type BatchMove, batchMoves } from '../moves/batch-moves.ts';

/** The most that one call moves. */
const atOnce = 200;

/** What is done with several waybills at once: the same step. */
export function BoardBatch({ rows, onDone }: { rows: readonly DeskWaybillRow[]; onDone: () => void }) {
  const { t, language } = useWords();
  const [asked, setAsked] = useState<BatchMove>();
  const moves = batchMoves(rows, permissionsHeld().filter(isStaffPermission));
  return (
    <>
      {moves.length > 0 ? (
        <Menu
          label={t('waybills.batch.menu')}
          items={[
            moves.map((move) => ({
              key: move.to,
              label: say(move.words, language),
              hint: t('waybills.batch.fits', { fits: move.fits, all: rows.length }),
              danger: move.to === '0',
            })),
          ]}
          onChoose={(key) => setAsked(moves.find(({ to }) => to === key))}
          trigger={(trigger) => (
            <Button
              size="small"
              icon="arrow-right"
              refused={rows.length > atOnce ? t('waybills.batch.tooMany', { most: atOnce }) : undefined}
              {...trigger}
            >
              {t('waybills.batch.menu')}
            </Button>
          )}
        />
      ) : null}
      {asked ? (
        <BatchDialog rows={rows} move={asked} onClose={() => setAsked(undefined)} onDone={onDone} />
      ) : null}
    </>
  );
}
