import type { billPaper, billSheet } from '@loadline/contract/bills/bill.api';
import { callForFile } from '../../kernel/call.ts';
import { useWords } from '../../kernel/words.ts';
import { ExportButton, useExport } from '../../resource/export-button.tsx';
import { useFile } from '../../resource/use-file.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';

interface BillPapersProps {
  no: string;
  paper: typeof billPaper;
  sheet: typeof billSheet;
}

/** A bill as PDF in either language, and its lines as a workbook. */
export function BillPapers({ no, paper, sheet }: BillPapersProps) {
  const { t } = useWords();
  const query = { no };
  const chinese = useFile(() => callForFile(paper, { query, language: 'zh-cn' }));
  const english = useFile(() => callForFile(paper, { query, language: 'en' }));
  const lines = useExport(() => callForFile(sheet, { query }));
  const label = t('bills.print');
  return (
    <>
      <Menu
        label={label}
        align="end"
        items={[
          [
            { key: 'zh', label: t('bills.paper.zh'), icon: 'print' },
            { key: 'en', label: t('bills.paper.en'), icon: 'print' },
          ],
        ]}
        onChoose={(key) => (key === 'en' ? english : chinese).start()}
        trigger={(trigger) => (
          <Button icon="print" busy={chinese.busy || english.busy} {...trigger}>
            {label}
          </Button>
        )}
      />
      <ExportButton busy={lines.busy} onStart={lines.start}>
        {t('bills.exportLines')}
      </ExportButton>
    </>
  );
}
