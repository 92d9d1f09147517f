import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { buttonClass } from '../../../ui/button.tsx';
import './unidentified.css';

/** From the dock to what nobody announced: what waits already, and the form for what has just come. */
export function UnidentifiedWay() {
  const { t, language } = useWords();
  return (
    <section className="receipt__block unidentified-way" aria-labelledby="unidentified">
      <h2 id="unidentified">
        <PageLink page="opsUnidentified">{say(deskPages.opsUnidentified.title, language)}</PageLink>
      </h2>
      <p>{t('unidentified.writeHint')}</p>
      <WriteUnidentified />
    </section>
  );
}

/** Begins with the marks that were looked for and not found. */
export function WriteUnidentified({ marks, isPrimary }: { marks?: string; isPrimary?: boolean }) {
  const { t } = useWords();
  return (
    <PageLink
      page="opsUnidentified"
      query={{ form: 'new', ...(marks !== undefined && { marks }) }}
      className={buttonClass(isPrimary ? 'primary' : 'secondary')}
    >
      {t('unidentified.write')}
    </PageLink>
  );
}
