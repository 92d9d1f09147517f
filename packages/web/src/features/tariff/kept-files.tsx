import { keptTariffPaper, keptTariffSheet } from '@loadline/contract/tariffs/tariff-kept.api';
import { callForFile } from '../../kernel/call.ts';
import { useWords } from '../../kernel/words.ts';
import { useFile } from '../../resource/use-file.ts';
import { Button } from '../../ui/button.tsx';

/** A kept calculation as a file, in the language of the page. */
export function KeptFiles({ id }: { id: string }) {
  const { language } = useWords();
  const of = { query: { id }, language };
  const sheet = useFile(() => callForFile(keptTariffSheet, of));
  const paper = useFile(() => callForFile(keptTariffPaper, of));
  return (
    <>
      <Button icon="download" busy={sheet.busy} onClick={sheet.start}>
        xlsx
      </Button>
      <Button icon="download" busy={paper.busy} onClick={paper.start}>
        PDF
      </Button>
    </>
  );
}
