import { addressSubject } from '@loadline/contract/customers/address-import';
import { ImportWizard } from '../../resource/import-wizard/import-wizard.tsx';
import { useRecordImport } from '../../resource/import-wizard/use-record-import.ts';
import { PanelFrame } from '../../ui/panel-frame.tsx';

const here = { page: 'my', place: { part: 'address' } } as const;

/** The import of addresses from an xlsx file, at `/my?part=address&import=1` and `/my?part=address&import=<id>`. */
export function AddressImportScreen() {
  return (
    <PanelFrame>
      <ImportWizard subject={useRecordImport(addressSubject, 'addresses', here)} />
    </PanelFrame>
  );
}
