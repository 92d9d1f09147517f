import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { publicHome } from '@loadline/contract/site/home-page.api';
import { productMenu } from '@loadline/contract/site/product-type';
import { trackTypes } from '@loadline/contract/tracking/track-type';
import { type FormEvent, useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { useGoTo } from '../../kernel/page-link.tsx';
import { companyLabel, hostShows } from '../../kernel/title.ts';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { enteredIn, trackingForm } from '../tracking-form.ts';
import { useAnswer } from '../use-answer.ts';
import { Hero } from './hero.tsx';
import { HomeArticle } from './home-article.tsx';
import { ModeSection } from './mode-section.tsx';
import './hero-search.css';
import './home.css';

const question = asking(publicHome, {});
const nothingOffered: readonly string[] = [];

/** What the forwarder has written, and else a page that promises nothing: who it is, the search, and what has published rates. */
export function HomePage() {
  const { answer } = useAnswer(question);
  const shown = answer.state === 'found' ? answer.found : undefined;
  return (
    <main id="main" className="home">
      {shown?.home ? (
        <HomeArticle home={shown.home} search={<HeroSearch />} />
      ) : (
        <SoberPage isKnown={answer.state !== 'asking'} offered={shown?.offered ?? nothingOffered} />
      )}
    </main>
  );
}

interface SoberPageProps {
  /** Until it is, nothing is written that would give way. */
  isKnown: boolean;
  offered: readonly string[];
}

function SoberPage({ isKnown, offered }: SoberPageProps) {
  const { t, language } = useWords();
  const modes = productMenu(hostShows()).flatMap(({ group, types }) => {
    const here = types.filter((type) => offered.includes(type));
    return here.length > 0 ? [{ group, types: here, says: null }] : [];
  });
  return (
    <>
      <Hero
        title={[isKnown ? companyLabel(language) : '\u00a0']}
        lead={isKnown ? t('home.lead') : '\u00a0'}
        search={<HeroSearch />}
      />
      <ModeSection title={t('home.offered')} lead={null} modes={modes} />
    </>
  );
}

/** The search of the home page, in the place of the header's. */
function HeroSearch() {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const [type, setType] = useState('0');
  const [numbers, setNumbers] = useState('');
  const track = (event: FormEvent<HTMLFormElement>) => {
    const { numbers: no, type: asked } = enteredIn(event);
    if (no !== '') goTo('search', { no, type: asked === '0' ? undefined : asked });
  };
  return (
    <form {...trackingForm} className="hero-search" role="search" onSubmit={track}>
      <fieldset className="hero-search__types">
        <legend className="visually-hidden">{t('track.type')}</legend>
        {codesOf(trackTypes).map((code) => (
          <label key={code}>
            <input
              type="radio"
              name="type"
              value={code}
              checked={type === code}
              onChange={() => setType(code)}
            />
            {say(wordOf(trackTypes, code), language)}
          </label>
        ))}
      </fieldset>
      <div className="hero-search__row">
        <label className="hero-search__box">
          <Icon name="search" size={20} />
          <span className="visually-hidden">{t('track.numbers')}</span>
          <input
            name="no"
            value={numbers}
            onChange={(event) => setNumbers(event.target.value)}
            placeholder={t('track.placeholderMany')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
          />
        </label>
        <button type="submit">{t('home.track')}</button>
      </div>
    </form>
  );
}
