import { midImportSubject } from '@loadline/contract/mids/mid-import';
import { ImportWizard } from '../../resource/import-wizard/import-wizard.tsx';
import { useRecordImport } from '../../resource/import-wizard/use-record-import.ts';
import { PanelFrame } from '../../ui/panel-frame.tsx';

const here = { page: 'mid', place: {} } as const;

/** The import of manufacturers from an xlsx file, at `/mid?import=1` and `/mid?import=<id>`. */
export function MidImportPart() {
  return (
    <PanelFrame>
      <ImportWizard subject={useRecordImport(midImportSubject, 'mids', here)} />
    </PanelFrame>
  );
}
