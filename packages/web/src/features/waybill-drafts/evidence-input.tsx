import { uploadDeskFile } from '@loadline/contract/files/desk-file.api';
import { call } from '../../kernel/call.ts';
import { useWords } from '../../kernel/words.ts';
import { KeptFileInput } from '../../resource/files/kept-file-input.tsx';

interface EvidenceInputProps {
  waybillId: string;
  onChange: (fileId: string) => void;
}

/** The mail or the note in which a customer said it: kept with the waybill's documents, unseen by customers. */
export function EvidenceInput({ waybillId, onChange }: EvidenceInputProps) {
  const { t } = useWords();
  const query = { subject: 'mawb', id: waybillId, type: '2', visible: false } as const;
  return (
    <KeptFileInput
      replace={t('drafts.replaceFile')}
      upload={(file) => call(uploadDeskFile, { query, file, refusal: 'in place' })}
      onChange={onChange}
    />
  );
}
