import { type DocumentType, documentTypes } from '@loadline/contract/codes/document-type';
import { uploadFile } from '@loadline/contract/files/file.api';
import { saidIn } from '@loadline/contract/kernel/both';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { fileOfLine } from '@loadline/contract/trusts/trust.documents';
import { permitted } from '../../../kernel/permitted.ts';
import { useWords } from '../../../kernel/words.ts';
import { DraftField, FieldGrid } from '../../../resource/drafting/draft-field.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { fileSizeText } from '../../../ui/file-facts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { DraftFile } from './draft-file.tsx';
import { useTrustForm } from './trust-form.ts';
import { useChecklist } from './use-checklist.ts';
import type { Declaration } from './use-declaration.ts';
import { type DraftFileRecord, useDraftFiles } from './use-draft-files.ts';

/** Block 5: who pays, what is special, the papers, and the declaration that is signed with it. */
export function TermsBlock({ declaration }: { declaration: Declaration }) {
  return (
    <FieldGrid>
      <DraftField path="terms.payment" look={{ as: 'segments' }} />
      <DraftField path="terms.currency" />
      <DraftField path="terms.insuranceValue" />
      <div className="trust-flag">
        <DraftField path="terms.selfClearance" />
      </div>
      <DraftField path="terms.specialHandling" span="four" />
      <DocumentFiles />
      <DeclarationBox declaration={declaration} />
    </FieldGrid>
  );
}

/** What is signed: the text in its present edition, a tick, and a name. */
function DeclarationBox({ declaration }: { declaration: Declaration }) {
  const { t, language } = useWords();
  const { faults } = useTrustForm();
  const { text } = declaration;
  const isMissing = faults.isAsked && !declaration.isTicked;
  const unsigned = faults.isAsked && declaration.signer.trim() === '';
  return (
    <div className="trust-declaration field-grid__full" data-path="declared">
      <Checkbox
        checked={declaration.isTicked}
        onChange={declaration.tick}
        aria-invalid={isMissing || undefined}
      >
        <span>
          <b>{t('trust.declare.title')}</b>
          <span className="checkbox__note">{text && saidIn(text, 'text', language)}</span>
        </span>
      </Checkbox>
      {isMissing ? (
        <div className="field__error">
          <StateGlyph family="stop" />
          {t('trust.declare.tick')}
        </div>
      ) : null}
      <div className="trust-declaration__sign" data-path="signedBy">
        <Field
          label={t('trust.declare.signer')}
          required
          error={unsigned ? t('trust.declare.noName') : undefined}
        >
          <TextInput
            maxLength={64}
            autoComplete="off"
            value={declaration.signer}
            onChange={declaration.sign}
          />
        </Field>
        <p>
          {text ? t('trust.declare.edition', { edition: text.edition }) : null}
          <span>{t('trust.declare.kept')}</span>
        </p>
      </div>
    </div>
  );
}

/** The papers of the trust order itself: those that are asked for, each with its place, and whatever else belongs to it. */
function DocumentFiles() {
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
        <ul className="terms-files field-grid__full" aria-label={t('trust.files.list')}>
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
      <span className="terms-files__name">{file.name}</span>
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
