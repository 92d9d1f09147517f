import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';

const steps = ['register.done.step1', 'register.done.step2', 'register.done.step3'] as const;

/** What an applicant sees after handing in: the number, and what happens next. */
export function ApplicationReceived({ no }: { no: string }) {
  const { t } = useWords();
  return (
    <div className="application application--received">
      <h1 className="application__done">
        <StateGlyph family="done" size={26} />
        {t('register.done.title')}
      </h1>
      <dl className="application__number">
        <dt>{t('register.done.number')}</dt>
        <dd>{no}</dd>
      </dl>
      <section className="application__next">
        <h2>{t('register.done.next')}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </section>
      <p className="application__ways">
        <PageLink page="register" query={{ part: 'status' }} className={buttonClass('primary', 'large')}>
          {t('register.done.status')}
        </PageLink>
        <PageLink page="home" className={buttonClass('secondary', 'large')}>
          {t('register.done.home')}
        </PageLink>
      </p>
    </div>
  );
}
