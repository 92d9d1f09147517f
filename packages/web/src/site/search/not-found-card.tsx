import { PageLink } from '../../kernel/page-link.tsx';
import { isSignedIn } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { doubtAbout, writtenNumber } from './number-shape.ts';
import './missing-card.css';

/** A number without an answer: what may be wrong with it. Unknown and not public read alike. */
export function NotFoundCard({ number, chosen }: { number: string; chosen: boolean }) {
  const { t } = useWords();
  const doubt = doubtAbout(number);
  return (
    <article
      id={number}
      className={chosen ? 'result result--missing result--chosen' : 'result result--missing'}
    >
      <Icon name="warn" size={22} />
      <div>
        <h2>{t('search.notFoundTitle', { number: writtenNumber(number) })}</h2>
        <p>{t(`search.doubt.${doubt}`, { length: number.length })}</p>
        {isSignedIn() ? null : (
          <p>
            {t('search.ownReference')} <PageLink page="login">{t('nav.login')}</PageLink>
          </p>
        )}
      </div>
    </article>
  );
}
