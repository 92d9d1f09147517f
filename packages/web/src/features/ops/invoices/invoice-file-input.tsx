import { uploadDeskFile } from '@loadline/contract/files/desk-file.api';
import { fileUpload } from '@loadline/contract/files/file.api';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { Phrase } from '../../../ui/phrase.tsx';

interface InvoiceFileInputProps {
  orgId: string;
  onChange: (fileId: string) => void;
}

/** The invoice itself: kept for its customer at once, and theirs when the request is issued with it. */
export function InvoiceFileInput({ orgId, onChange }: InvoiceFileInputProps) {
  const { t } = useWords();
  const [file, setFile] = useState<File>();
  const take = async (chosen: File) => {
    try {
      const query = { subject: 'invoice', customerId: orgId, type: '2', visible: true } as const;
      const { fileId } = await call(uploadDeskFile, { query, file: chosen, refusal: 'in place' });
      setFile(chosen);
      onChange(fileId);
    } catch (error) {
      tellRefusal(error);
    }
  };
  return (
    <FileField
      file={file}
      onFile={(chosen) => void take(chosen)}
      types={[...fileUpload.types, 'jpeg']}
      most={fileUpload.megabytes}
      words={{
        choose: (
          <Phrase
            text={t('files.drop', { choose: '{choose}' })}
            parts={{ choose: <b>{t('files.choose')}</b> }}
          />
        ),
        limits: t('files.limits', { most: fileUpload.megabytes }),
        replace: t('invoices.replaceFile'),
        wrongType: (name) => t('files.wrongType', { name }),
        tooLarge: (size) => t('files.tooLarge', { name: '', size, most: fileUpload.megabytes }),
      }}
    />
  );
}
