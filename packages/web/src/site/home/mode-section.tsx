import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type ProductGroup, productMenu, productTypes } from '@loadline/contract/site/product-type';
import { PageLink } from '../../kernel/page-link.tsx';
import { hostShows } from '../../kernel/title.ts';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import plane from '../drawings/plane.svg';
import ship from '../drawings/ship.svg';
import truck from '../drawings/truck.svg';
import './mode-section.css';

const drawings: Record<ProductGroup, string> = { ship, plane, truck };

export function ModeSection() {
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
