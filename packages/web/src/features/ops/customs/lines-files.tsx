import { exportCustomsLines } from '@loadline/contract/customs/customs-lines.api';
import { callForFile } from '../../../kernel/call.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { useExport } from '../../../resource/export-button.tsx';
import { Button, type ButtonLook } from '../../../ui/button.tsx';

/** The lines of these declarations as a workbook that can be imported again. */
export function ExportLines({ numbers, look }: { numbers: readonly string[]; look?: ButtonLook }) {
  const { t } = useWords();
  const file = useExport(() => callForFile(exportCustomsLines, { query: { numbers: [...numbers] } }));
  return (
    <Button look={look} size="small" icon="download" busy={file.busy} onClick={file.start}>
      {t('customsDesk.linesImport.export')}
    </Button>
  );
}

/** To the workbook of lines that comes in. */
export function ImportLines({ look, size }: { look?: ButtonLook; size?: 'small' }) {
  const { t } = useWords();
  const goTo = useGoTo();
  return (
    <Button
      look={look}
      size={size}
      icon="upload"
      onClick={() => goTo('opsCustoms', { part: 'lines', import: '1' })}
    >
      {t('customsDesk.linesImport.open')}
    </Button>
  );
}
