import { saidIn } from '@loadline/contract/kernel/both';
import type { ShownAgreement } from '@loadline/contract/site/legal-text.api';
import { useWords } from '../../kernel/words.ts';
import './agreement.css';

/** The terms of service or the privacy notice, section by section. */
export function AgreementText({ sections }: { sections: ShownAgreement['terms'] }) {
  const { language } = useWords();
  return sections.map((section) => (
    <section key={section.titleZh}>
      <h3>{saidIn(section, 'title', language)}</h3>
      <p>{saidIn(section, 'text', language)}</p>
    </section>
  ));
}
