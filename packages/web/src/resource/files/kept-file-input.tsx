import { fileUpload } from '@loadline/contract/files/file.api';
import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { FileField } from '../../ui/file-field.tsx';
import { Phrase } from '../../ui/phrase.tsx';
import { tellRefusal } from '../tell-refusal.ts';

interface KeptFileInputProps {
  /** What another file is chosen by. */
  replace: string;
  /** Keeps the file with its record and gives its id. */
  upload: (file: File) => Promise<{ readonly fileId: string }>;
  onChange: (fileId: string) => void;
}

/** A file that a deed needs: kept with its record at once, and named by its id. */
export function KeptFileInput({ replace, upload, onChange }: KeptFileInputProps) {
  const { t } = useWords();
  const [file, setFile] = useState<File>();
  const take = async (chosen: File) => {
    try {
      const { fileId } = await upload(chosen);
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
        replace,
        wrongType: (name) => t('files.wrongType', { name }),
        tooLarge: (size) => t('files.tooLarge', { name: '', size, most: fileUpload.megabytes }),
      }}
    />
  );
}
