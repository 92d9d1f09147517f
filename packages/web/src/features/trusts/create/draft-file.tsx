import { fileUpload } from '@loadline/contract/files/file.api';
import { fileLimits } from '@loadline/contract/files/record-file';
import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { FileField } from '../../../ui/file-field.tsx';

interface DraftFileProps {
  file: { readonly name: string; readonly size: number } | undefined;
  onFile: (file: File) => Promise<unknown>;
}

/** A file that goes up as soon as it is dropped or chosen. */
export function DraftFile({ file, onFile }: DraftFileProps) {
  const { t } = useWords();
  const [sending, setSending] = useState<File>();
  const send = async (chosen: File) => {
    setSending(chosen);
    try {
      await onFile(chosen);
    } catch (error) {
      tellRefusal(error);
    } finally {
      setSending(undefined);
    }
  };
  const most = fileLimits.megabytes;
  return (
    <FileField
      file={sending ?? file}
      onFile={(chosen) => void send(chosen)}
      types={[...fileUpload.types, 'jpeg']}
      most={most}
      words={{
        choose: (
          <>
            {t('trust.files.choose')}
            <b>{t('trust.files.press')}</b>
          </>
        ),
        limits: t('trust.files.limits', { most }),
        replace: t(sending ? 'trust.files.busy' : 'trust.files.replace'),
        wrongType: (name) => t('trust.files.wrongType', { name }),
        tooLarge: (size) => t('trust.files.tooLarge', { most, size }),
      }}
    />
  );
}
