import type { DocumentType } from '@loadline/contract/codes/document-type';
import { uploadDeskFile } from '@loadline/contract/files/desk-file.api';
import { fileUpload } from '@loadline/contract/files/file.api';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { Phrase } from '../../../ui/phrase.tsx';

interface FileInputProps {
  waybillId: string;
  type: DocumentType;
  onChange: (fileId: string) => void;
}

/** A file that a step needs: kept with the waybill's documents at once, and named by its id. */
export function FileInput({ waybillId, type, onChange }: FileInputProps) {
  const { t } = useWords();
  const [file, setFile] = useState<File>();
  const take = async (chosen: File) => {
    try {
      const query = { subject: 'mawb', id: waybillId, type, visible: false } as const;
      const { fileId } = await call(uploadDeskFile, { query, file: chosen, refusal: 'in place' });
      setFile(chosen);
      onChange(fileId);
    } catch (error) {
      tellRefusal(error);
    }
  };
  const limits = t('files.limits', { most: fileUpload.megabytes });
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
        limits,
        replace: t('waybills.move.replaceFile'),
        wrongType: (name) => t('files.wrongType', { name }),
        tooLarge: (size) => t('files.tooLarge', { name: '', size, most: fileUpload.megabytes }),
      }}
    />
  );
}
