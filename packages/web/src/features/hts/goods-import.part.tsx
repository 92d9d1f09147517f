import { goodsCodeImportSubject } from '@loadline/contract/goods/goods-code-import';
import { ImportWizard } from '../../resource/import-wizard/import-wizard.tsx';
import { useRecordImport } from '../../resource/import-wizard/use-record-import.ts';
import { PanelFrame } from '../../ui/panel-frame.tsx';

const here = { page: 'hts', place: { part: 'goods' } } as const;

/** The import of codes of goods from an xlsx file, at `/hts?part=goods&import=1` and `/hts?part=goods&import=<id>`. */
export function GoodsImportPart() {
  return (
    <PanelFrame>
      <ImportWizard subject={useRecordImport(goodsCodeImportSubject, 'goodsCodes', here)} />
    </PanelFrame>
  );
}
