import { useState } from 'react';
import { SheetClock } from '../../../resource/sheet/sheet-clock.tsx';
import { SheetPhotos } from '../../../resource/sheet/sheet-photos.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { AskedForCustomer } from './asked-for-customer.tsx';
import { DeskCosts } from './desk-costs.tsx';
import { DeskFacts } from './desk-facts.tsx';
import { DeskTalkCard } from './desk-talk-card.tsx';
import type { Asked, Exception } from './exception.ts';
import { ExceptionDialog } from './exception-dialogs.tsx';
import { ExceptionHead } from './exception-head.tsx';
import { useDeskFiles } from './use-desk-files.ts';
import '../../../resource/sheet/sheet.css';

/** One case on the desk: its clock, what was said with whom, and everything that can be done with it. */
export function ExceptionPage({ of, target }: { of: Exception; target: string | undefined }) {
  const [asked, setAsked] = useState<Asked>();
  const { sheet, steps } = of;
  const files = useDeskFiles(sheet.id);
  return (
    <PanelFrame>
      <DetailFrame
        title={<ExceptionHead of={of} onAsk={setAsked} />}
        head={
          <SheetClock steps={steps} severity={sheet.severity}>
            <AskedForCustomer of={of} />
          </SheetClock>
        }
        side={
          <>
            <DeskFacts of={of} onAsk={setAsked} />
            <DeskCosts of={of} onAsk={setAsked} />
            <SheetPhotos photos={files.photos} pictureOf={files.preview} upload={files.uploadShown} />
          </>
        }
      >
        <DeskTalkCard of={of} files={files} target={target} />
      </DetailFrame>
      {asked ? <ExceptionDialog of={of} asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </PanelFrame>
  );
}
