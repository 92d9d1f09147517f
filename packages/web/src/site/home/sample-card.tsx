import { saidIn } from '@loadline/contract/kernel/both';
import { orderNumberOf } from '@loadline/contract/orders/order-number';
import type { HomeContent } from '@loadline/contract/site/home-page';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import './sample-card.css';

// Invented, but in the form of a real one, check character included.
const sampleNumber = orderNumberOf('261102', 'K7M2Q9XD');

type Example = Pick<HomeContent, 'example' | 'nextZh' | 'nextEn'>;

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
      <p className="sample-card__number">{sampleNumber}</p>
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
