import { downloadFile } from '@loadline/contract/files/file.api';
import { callForFile } from '../../kernel/call.ts';
import { saveFile } from '../../kernel/save-file.ts';
import { useWords } from '../../kernel/words.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { Button } from '../../ui/button.tsx';

interface InvoiceFileProps {
  no: string;
  fileId: string;
}

/** Takes the invoice itself. */
export function InvoiceFile({ no, fileId }: InvoiceFileProps) {
  const { t } = useWords();
  return (
    <Button
      size="small"
      icon="download"
      aria-label={t('invoices.downloadOf', { no })}
      onClick={() =>
        void callForFile(downloadFile, { query: { fileId }, refusal: 'in place' })
          .then(saveFile)
          .catch(tellRefusal)
      }
    >
      {t('invoices.download')}
    </Button>
  );
}
