import { say } from '@loadline/contract/kernel/text';
import { declarationEdition, declarations } from '@loadline/contract/trusts/trust.declaration';
import { useSignedInUser } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useTrustForm } from './trust-form.ts';
import type { Declaration } from './use-declaration.ts';

/** What is signed: the text in its present edition, a tick, and a name. */
export function DeclarationBox({ declaration }: { declaration: Declaration }) {
  const { t, language } = useWords();
  const { faults } = useTrustForm();
  const user = useSignedInUser();
  const text = declarations[declarationEdition];
  const company = user ? say(user.company, language) : '';
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
          <span className="checkbox__note">{text && say(text, language).replace('{company}', company)}</span>
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
          {t('trust.declare.edition', { edition: declarationEdition })}
          <span>{t('trust.declare.kept')}</span>
        </p>
      </div>
    </div>
  );
}
