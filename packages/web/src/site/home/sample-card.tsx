import { shownNumber } from '@loadline/contract/checks/tracked-number';
import { saidIn } from '@loadline/contract/kernel/both';
import type { HomeContent } from '@loadline/contract/site/home-page';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import './sample-card.css';

type Example = Pick<HomeContent, 'exampleNo' | 'example' | 'nextZh' | 'nextEn'>;

/** The stop where the example is: what comes before it is past. */
const here = 1;

/** What an answer looks like, for those who have no number at hand. */
export function SampleCard({ home }: { home: Example }) {
  const { t, language } = useWords();
  const next = saidIn(home, 'next', language);
  return (
    <aside className="sample-card" aria-label={t('home.sample')}>
      <p className="sample-card__head">
        {t('home.sample')}
        <Icon name="ship" size={18} />
      </p>
      {home.exampleNo ? (
        <p className="sample-card__number">
          <PageLink page="search" query={{ no: home.exampleNo }}>
            {shownNumber(home.exampleNo)}
          </PageLink>
        </p>
      ) : null}
      <ol>
        {home.example.map((stop, at) => {
          const place = saidIn(stop, 'place', language);
          return (
            <li key={place} className={`sample-card__stop${lookOf(at)}`}>
              {at > here ? place : <b>{place}</b>}
              <span>{saidIn(stop, 'when', language)}</span>
            </li>
          );
        })}
      </ol>
      {next ? (
        <p className="sample-card__foot">
          <span>{t('home.next')}</span>
          <b>{next}</b>
        </p>
      ) : null}
    </aside>
  );
}

function lookOf(at: number): string {
  if (at < here) return '';
  return at === here ? ' sample-card__stop--here' : ' sample-card__stop--coming';
}
