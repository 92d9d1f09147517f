import { saidIn } from '@loadline/contract/kernel/both';
import { type Language, say } from '@loadline/contract/kernel/text';
import {
  listAgreements,
  listDeclarations,
  publishAgreement,
  publishDeclaration,
} from '@loadline/contract/ops/legal-text.api';
import { agreement, agreementContent, declaration } from '@loadline/contract/site/legal-text';
import type { ShownAgreement } from '@loadline/contract/site/legal-text.api';
import { editionFlaw, sectionsFlaw } from '@loadline/contract/site/legal-text.rules';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import type { Values } from '../../../resource/input-look.ts';
import { AgreementText } from '../../../shared/site/agreement-text.tsx';
import { EditionsPart } from './editions.part.tsx';

const agreements = asking(listAgreements, {});
const declarations = asking(listDeclarations, {});

/** The terms of service and the privacy notice, which an applicant accepts together. */
export function AgreementPart() {
  const { t, language } = useWords();
  return (
    <EditionsPart
      title={say(agreement.label, language)}
      facts={t('siteContent.agreementFacts')}
      question={agreements}
      fields={publishAgreement.body}
      sections={[
        { title: t('siteContent.editionName'), keys: ['edition'] },
        { title: '', keys: ['terms'] },
        { title: '', keys: ['privacy'] },
      ]}
      fault={(key, values, taken) => flawOf(key, values, taken, language)}
      onPublish={(body) => call(publishAgreement, { body, refusal: 'in place' })}
      preview={(written) => <Agreement text={written} />}
      reading={(edition) => <Agreement text={edition} />}
    />
  );
}

/** What is signed with every trust order. */
export function DeclarationPart() {
  const { t, language } = useWords();
  return (
    <EditionsPart
      title={say(declaration.label, language)}
      facts={t('siteContent.declarationFacts', { company: '{company}' })}
      question={declarations}
      fields={publishDeclaration.body}
      sections={[
        { title: t('siteContent.editionName'), keys: ['edition'] },
        { title: t('siteContent.declared'), keys: ['textZh', 'textEn'] },
      ]}
      fault={(key, values, taken) => flawOf(key, values, taken, language)}
      onPublish={(body) => call(publishDeclaration, { body, refusal: 'in place' })}
      preview={(written) => <Declared text={written} />}
      reading={(edition) => <Declared text={edition} />}
    />
  );
}

function flawOf(key: string, values: Values, taken: readonly string[], language: Language) {
  const value = values[key];
  const flaw =
    key === 'edition' && typeof value === 'string'
      ? editionFlaw(value.trim(), taken)
      : Array.isArray(value)
        ? sectionsFlaw(value)
        : undefined;
  return flaw && say(flaw, language);
}

function Agreement({ text }: { text: Pick<ShownAgreement, 'terms' | 'privacy'> }) {
  const { language } = useWords();
  return (
    <div className="agreement">
      {(['terms', 'privacy'] as const).map((paper) => (
        <article key={paper} className="agreement">
          <h2>{say(agreementContent[paper].label, language)}</h2>
          <AgreementText sections={text[paper]} />
        </article>
      ))}
    </div>
  );
}

function Declared({ text }: { text: { readonly textZh: string; readonly textEn: string } }) {
  const { language } = useWords();
  return (
    <div className="agreement">
      <p>{saidIn(text, 'text', language)}</p>
    </div>
  );
}
