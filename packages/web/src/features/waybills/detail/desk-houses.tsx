import { isCorrectable } from '@loadline/contract/waybills/waybill.correction';
import { useState } from 'react';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { DeskWaybill } from '../waybill-record.ts';
import { FiguresDialog, sidesOf } from './figures-dialog.tsx';
import { HousesTab } from './houses-tab.tsx';

/** The house waybills as staff work on them: measured figures are put right. */
export function DeskHouses({ of }: { of: DeskWaybill }) {
  const { t } = useWords();
  const [corrects, setCorrects] = useState(false);
  const correct =
    may('op:mawb:revert') && sidesOf(of).length > 0 ? (
      <Button
        look="text"
        size="small"
        icon="edit"
        refused={isCorrectable(of.waybill.status) ? undefined : t('waybills.figures.fixed')}
        onClick={() => setCorrects(true)}
      >
        {t('waybills.figures.open')}
      </Button>
    ) : null;
  return (
    <>
      <HousesTab {...of} whose="shown" aside={correct} />
      {corrects ? <FiguresDialog of={of} onClose={() => setCorrects(false)} /> : null}
    </>
  );
}
