import { uploadDeskFile } from '@loadline/contract/files/desk-file.api';
import { fileUpload } from '@loadline/contract/files/file.api';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { useWords } from '../../kernel/words.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { FileField } from '../../ui/file-field.tsx';
import { Phrase } from '../../ui/phrase.tsx';

interface EvidenceInputProps {
  waybillId: string;
  onChange: (fileId: string) => void;
}

/** The mail or the note in which a customer said it: kept with the waybill's documents, unseen by customers. */
export function EvidenceInput({ waybillId, onChange }: EvidenceInputProps) {
  const { t } = useWords();
  const [file, setFile] = useState<File>();
  const take = async (chosen: File) => {
    try {
      const query = { subject: 'mawb', id: waybillId, type: '2', visible: false } as const;
      const { fileId } = await call(uploadDeskFile, { query, file: chosen, refusal: 'in place' });
      setFile(chosen);
      onChange(fileId);
    } catch (error) {
      tellRefusal(error);
    }
  };
  const choose = <b>{t('files.choose')}</b>;
  return (
    <FileField
      file={file}
      onFile={(chosen) => void take(chosen)}
      types={[...fileUpload.types, 'jpeg']}
      most={fileUpload.megabytes}
      words={{
        choose: <Phrase text={t('files.drop', { choose: '{choose}' })} parts={{ choose }} />,
        limits: t('files.limits', { most: fileUpload.megabytes }),
        replace: t('drafts.replaceFile'),
        wrongType: (name) => t('files.wrongType', { name }),
        tooLarge: (size) => t('files.tooLarge', { name: '', size, most: fileUpload.megabytes }),
      }}
    />
  );
}
