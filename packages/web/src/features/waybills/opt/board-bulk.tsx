import { isStaffPermission } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { exportDeskWaybills } from '@loadline/contract/waybills/waybill-desk.api';
import { useState } from 'react';
import { callForFile } from '../../../kernel/call.ts';
import { permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { decimalText, sumOf, wholeText } from '../../../resource/decimal.ts';
import { useExport } from '../../../resource/export-button.tsx';
import { countedIn } from '../../../resource/unit.ts';
import type { Selection } from '../../../resource/use-selection.ts';
import type { DeskWaybillRow } from '../../../resource/waybill/waybill-record.ts';
import { BulkBar } from '../../../ui/bulk-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { BatchDialog } from '../moves/batch-dialog.tsx';
import { type BatchMove, batchMoves } from '../moves/batch-moves.ts';

/** The most that one call moves or exports by id. */
const atOnce = 200;

/** What is done with several waybills at once: the same step, or a workbook of them. */
export function BoardBulk({ selection }: { selection: Selection<DeskWaybillRow> }) {
  const { t, language } = useWords();
  const [asked, setAsked] = useState<BatchMove>();
  const { rows } = selection;
  const ids = rows.map(({ id }) => id);
  const file = useExport(() => callForFile(exportDeskWaybills, { query: { ids } }));
  const unit = { name: t('waybills.unit.name'), one: t('waybills.unit.one'), many: t('waybills.unit.many') };
  const moves = batchMoves(rows, permissionsHeld().filter(isStaffPermission));
  const sum = (values: readonly string[]) => decimalText(sumOf(values), 1);
  return (
    <BulkBar
      label={t('resource.selection.actions')}
      count={t('resource.selection.count', {
        count: wholeText(rows.length),
        unit: countedIn(unit, rows.length),
      })}
      sums={t('waybills.sums', {
        pieces: wholeText(rows.reduce((total, { quantity }) => total + quantity, 0)),
        weight: sum(rows.map(({ grossWeight }) => grossWeight)),
        billing: sum(rows.map(({ billingWeight }) => billingWeight)),
      })}
      clearLabel={t('resource.selection.clear')}
      onClear={selection.clear}
    >
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
      <Button size="small" icon="download" busy={file.busy} onClick={file.start}>
        {t('resource.export.chosen')}
      </Button>
      {asked ? (
        <BatchDialog rows={rows} move={asked} onClose={() => setAsked(undefined)} onDone={selection.clear} />
      ) : null}
    </BulkBar>
  );
}
