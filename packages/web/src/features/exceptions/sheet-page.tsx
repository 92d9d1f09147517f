import { PrintHead } from '../../resource/print-head.tsx';
import { SheetClock } from '../../resource/sheet/sheet-clock.tsx';
import { SheetPhotos } from '../../resource/sheet/sheet-photos.tsx';
import { DetailFrame } from '../../ui/frames.tsx';
import { AskedCustomer } from './asked-customer.tsx';
import { SheetCosts } from './sheet-costs.tsx';
import { SheetFacts } from './sheet-facts.tsx';
import { SheetHead } from './sheet-head.tsx';
import type { SheetRecord } from './sheet-record.ts';
import { SheetRecordCard } from './sheet-talk-card.tsx';
import { useSheetFiles } from './use-sheet-files.ts';
import '../../resource/sheet/sheet.css';

interface SheetPageProps {
  record: SheetRecord;
  /** The comment the address leads to. */
  target: string | undefined;
}

/** What went wrong, whose turn it is, and what was said about it. */
export function SheetPage({ record, target }: SheetPageProps) {
  const { sheet, steps } = record;
  const files = useSheetFiles(sheet.id);
  return (
    <>
      <PrintHead number={sheet.sheetNo} />
      <DetailFrame
        title={<SheetHead record={record} />}
        head={
          <SheetClock steps={steps} severity={sheet.severity}>
            <AskedCustomer record={record} />
          </SheetClock>
        }
        side={
          <>
            <SheetFacts sheet={sheet} />
            <SheetCosts record={record} />
            <SheetPhotos photos={files.photos} pictureOf={files.preview} upload={files.upload} />
          </>
        }
      >
        <SheetRecordCard record={record} files={files} target={target} />
      </DetailFrame>
    </>
  );
}
