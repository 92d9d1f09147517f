import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import {
  type ProductGroup,
  type ProductMenu,
  productGroups,
  productTypes,
} from '@loadline/contract/site/product-type';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import plane from '../drawings/plane.svg';
import ship from '../drawings/ship.svg';
import truck from '../drawings/truck.svg';
import './mode-section.css';

const drawings: Record<ProductGroup, string> = { ship, plane, truck };

interface ModeSectionProps {
  title: string;
  lead: string | null;
  modes: readonly (ProductMenu & { readonly says: string | null })[];
}

/** The modes, each with the ways to its products. */
export function ModeSection({ title, lead, modes }: ModeSectionProps) {
  const { t, language } = useWords();
  if (modes.length === 0) return null;
  return (
    <section className="home-section">
      <div className="wide">
        <h2>{title}</h2>
        {lead ? <p className="home-section__lead">{lead}</p> : null}
        <div className={`modes modes--${modes.length}`}>
          {modes.map(({ group: name, types, says }) => (
            <article key={name} className="mode">
              <img
                className="mode__drawing"
                loading="lazy"
                src={drawings[name]}
                alt={t(`home.${name}Drawing`)}
              />
              <div className="mode__body">
                <h3>
                  <Icon name={name} size={22} />
                  {say(wordOf(productGroups, name), language)}
                </h3>
                {says ? <p>{says}</p> : null}
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
