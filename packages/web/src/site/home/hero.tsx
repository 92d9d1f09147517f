import { trackedAtOnce } from '@loadline/contract/tracking/track-type';
import { useWords } from '../../kernel/words.ts';
import { HeroSearch } from './hero-search.tsx';
import { SampleCard } from './sample-card.tsx';
import './hero.css';

export function Hero() {
  const { t } = useWords();
  return (
    <section className="hero">
      <div className="wide hero__row">
        <div>
          <h1>
            <span>{t('home.title1')}</span>
            <span>{t('home.title2')}</span>
          </h1>
          <p className="hero__lead">{t('home.lead')}</p>
          <HeroSearch />
          <p className="hero__hint">{t('home.hint', { count: trackedAtOnce })}</p>
        </div>
        <SampleCard />
      </div>
    </section>
  );
}
