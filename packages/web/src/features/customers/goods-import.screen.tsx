import { goodsSubject } from '@loadline/contract/customers/goods-import';
import { ImportWizard } from '../../resource/import-wizard/import-wizard.tsx';
import { useRecordImport } from '../../resource/import-wizard/use-record-import.ts';
import { PanelFrame } from '../../ui/panel-frame.tsx';

const here = { page: 'my', place: { part: 'goods' } } as const;

/** The import of goods from an xlsx file, at `/my?part=goods&import=1` and `/my?part=goods&import=<id>`. */
export function GoodsImportScreen() {
  return (
    <PanelFrame>
      <ImportWizard subject={useRecordImport(goodsSubject, 'goods', here)} />
    </PanelFrame>
  );
}
