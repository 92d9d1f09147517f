import { type DocumentType, documentTypes } from '@loadline/contract/codes/document-type';
import { uploadFile } from '@loadline/contract/files/file.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { fileOfLine } from '@loadline/contract/trusts/trust.documents';
import { permitted } from '../../../kernel/permitted.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Field } from '../../../ui/field.tsx';
import { fileSizeText } from '../../../ui/file-facts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DraftFile } from './draft-file.tsx';
import { useTrustForm } from './trust-form.ts';
import { useChecklist } from './use-checklist.ts';
import { type DraftFileRecord, useDraftFiles } from './use-draft-files.ts';

/** The papers of the trust order itself: those that are asked for, each with its place, and whatever else belongs to it. */
export function DocumentFiles() {
  const { t, language } = useWords();
  const { record } = useTrustForm();
  const files = useDraftFiles();
  const asked = useChecklist().flatMap(({ document, missing }) => (missing === 'asked' ? [document] : []));
  if (!record || !permitted(uploadFile)) return null;
  const own = files.kept.filter(({ type }) => !Object.hasOwn(fileOfLine, type));
  const types: readonly DocumentType[] = [...asked, '2'];
  return (
    <>
      {types.map((type) => (
        <div key={type} className="field-grid__wide">
          <Field label={type === '2' ? t('trust.files.other') : say(wordOf(documentTypes, type), language)}>
            <DraftFile
              file={type === '2' ? undefined : own.find((file) => file.type === type)}
              onFile={(file) => files.attach(file, type)}
            />
          </Field>
        </div>
      ))}
      {own.length > 0 ? (
        <ul className="trust-files field-grid__full" aria-label={t('trust.files.list')}>
          {own.map((file) => (
            <FileLine key={file.fileId} file={file} onTake={() => files.withdraw(file.fileId)} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function FileLine({ file, onTake }: { file: DraftFileRecord; onTake: () => Promise<void> }) {
  const { t, language } = useWords();
  return (
    <li>
      <Icon name="file" size={15} />
      <span className="trust-files__name">{file.name}</span>
      <small>
        {say(wordOf(documentTypes, file.type), language)} · {fileSizeText(file.size)}
      </small>
      {file.byStaff || file.verdict === 'accepted' ? null : (
        <IconButton
          icon="trash"
          size="small"
          label={t('trust.files.take', { name: file.name })}
          onClick={() => void onTake().catch(tellRefusal)}
        />
      )}
    </li>
  );
}
