import { stageOrder, stages } from '@loadline/contract/codes/stage';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type ProductGroup, productMenu, productTypes } from '@loadline/contract/site/product-type';
import { trackedAtOnce, trackTypes } from '@loadline/contract/tracking/track-type';
import { type FormEvent, useState } from 'react';
import { PageLink, useGoTo } from '../../kernel/page-link.tsx';
import { hostShows } from '../../kernel/title.ts';
import { useWords } from '../../kernel/words.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import plane from '../drawings/plane.svg';
import ship from '../drawings/ship.svg';
import truck from '../drawings/truck.svg';
import { enteredIn, trackingForm } from '../tracking-form.ts';
import { OfficeSection } from './office-section.tsx';
import { SampleCard } from './sample-card.tsx';
import './promises.css';
import './mode-section.css';
import './hero-search.css';
import './hero.css';
import './cargo-section.css';
import './home.css';

const promises = [
  { icon: 'clock', name: 'time' },
  { icon: 'list', name: 'many' },
  { icon: 'file', name: 'import' },
  { icon: 'shield', name: 'access' },
] as const satisfies readonly { icon: IconName; name: string }[];

const drawings: Record<ProductGroup, string> = { ship, plane, truck };

const reached = 4;

const sampleDays: readonly (string | undefined)[] = ['11-02', '11-04', '11-05', '11-06', '11-06'];

export function HomePage() {
  return (
    <main id="main" className="home">
      <Hero />
      <Promises />
      <ModeSection />
      <CargoSection />
      <OfficeSection />
    </main>
  );
}

/** The nine milestones in the order in which every page of the product shows them. */
function CargoSection() {
  const { t, language } = useWords();
  return (
    <section className="home-section">
      <div className="wide">
        <h2>{t('home.cargo.title')}</h2>
        <p className="home-section__lead">{t('home.cargo.lead')}</p>
        <ol className="nine">
          {stageOrder.map((stage, index) => (
            <li key={stage} className={`nine__stage nine__stage--${lookOf(index)}`}>
              <span className="nine__disc">{index < reached ? <Icon name="check" /> : index + 1}</span>
              <span>{say(wordOf(stages, stage), language)}</span>
              <small>{index === reached + 1 ? t('home.cargo.expected') : sampleDays[index]}</small>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function lookOf(index: number): 'passed' | 'now' | 'coming' {
  if (index < reached) return 'passed';
  return index === reached ? 'now' : 'coming';
}

function Hero() {
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

function ModeSection() {
  const { t, language } = useWords();
  return (
    <section className="home-section">
      <div className="wide">
        <h2>{t('home.modes.title')}</h2>
        <p className="home-section__lead">{t('home.modes.lead')}</p>
        <div className="modes">
          {productMenu(hostShows()).map(({ group: name, types }) => (
            <article key={name} className="mode">
              <img
                className="mode__drawing"
                loading="lazy"
                src={drawings[name]}
                alt={t(`home.modes.${name}Drawing`)}
              />
              <div className="mode__body">
                <h3>
                  <Icon name={name} size={22} />
                  {t(`home.modes.${name}`)}
                </h3>
                <p>{t(`home.modes.${name}Text`)}</p>
                <ul>
                  {types.map((type) => (
                    <li key={type}>
                      <PageLink page="productInfo" query={{ type }}>
                        {say(wordOf(productTypes, type), language)}
                        <Icon name="chevron-right" size={16} />
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

function Promises() {
  const { t } = useWords();
  return (
    <section className="promises" aria-label={t('home.promise.title')}>
      <ul className="wide">
        {promises.map(({ icon, name }) => (
          <li key={name}>
            <Icon name={icon} size={20} />
            <div>
              <b>{t(`home.promise.${name}`)}</b>
              {t(`home.promise.${name}Text`)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
