import { ImportWizard } from '../../resource/import-wizard/import-wizard.tsx';
import { useOrderImport } from './order-import.subject.ts';

/** The import of orders from an xlsx file, at `/order?import=1` and `/order?import=<id>`. */
export function OrderImportScreen() {
  return <ImportWizard subject={useOrderImport()} />;
}
