import { uploadDeskFile } from '@loadline/contract/files/desk-file.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { KeptFileInput } from '../../../resource/files/kept-file-input.tsx';

interface InvoiceFileInputProps {
  orgId: string;
  onChange: (fileId: string) => void;
}

/** The invoice itself: kept for its customer at once, and theirs when the request is issued with it. */
export function InvoiceFileInput({ orgId, onChange }: InvoiceFileInputProps) {
  const { t } = useWords();
  const query = { subject: 'invoice', customerId: orgId, type: '2', visible: true } as const;
  return (
    <KeptFileInput
      replace={t('invoices.replaceFile')}
      upload={(file) => call(uploadDeskFile, { query, file, refusal: 'in place' })}
      onChange={onChange}
    />
  );
}
