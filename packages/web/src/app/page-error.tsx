import { useWords } from '../kernel/words.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import './page-error.css';

/** What a screen becomes when its code fails (spec: 'Page error'). The rest of the page stays. */
export function PageError({ error }: { error: unknown }) {
  const { t } = useWords();
  return (
    <main id="main" className="page-error" role="alert">
      <h1>{t('error.page')}</h1>
      <p>{t('error.pageHint')}</p>
      <code>{error instanceof Error ? error.message : String(error)}</code>
      <div className="page-error__ways">
        <Button look="primary" size="large" onClick={() => location.reload()}>
          {t('error.reload')}
        </Button>
        {/* A plain link: the router may be what failed. */}
        <a className={buttonClass('secondary', 'large')} href="/home">
          {t('error.backHome')}
        </a>
      </div>
    </main>
  );
}
