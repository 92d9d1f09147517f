import { saidIn } from '@loadline/contract/kernel/both';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type AboutContent, trackSources } from '@loadline/contract/site/about-page';
import { useWords } from '../../kernel/words.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Prose } from '../prose.tsx';
import './warehouse-drawing.css';
import './about.css';

const doors = [62, 122, 182, 242];

const slats = [208, 220, 232, 244];

/** The corner of each carton on the pallets and how it is filled. */
const cartons: readonly (readonly [x: number, y: number, tone: 'plain' | 'light' | 'middle' | 'deep'])[] = [
  [330, 214, 'light'],
  [370, 214, 'plain'],
  [410, 214, 'middle'],
  [450, 214, 'plain'],
  [330, 190, 'plain'],
  [370, 190, 'deep'],
  [410, 190, 'plain'],
  [370, 166, 'light'],
];

/** The about page from its content alone; staff see the same while they write it. */
export function AboutArticle({ about }: { about: AboutContent }) {
  const { language } = useWords();
  const { principles, sources, places, sections } = about;
  const isWritten = [principles, sources, places, sections].some(({ length }) => length > 0);
  return (
    <>
      <section className="about__hero">
        <div className="wide">
          <div>
            <h1>{saidIn(about, 'title', language)}</h1>
            <p>{saidIn(about, 'lead', language)}</p>
          </div>
          {isWritten ? <WarehouseDrawing /> : null}
        </div>
      </section>
      <Principles about={about} />
      <Sources about={about} />
      <PlaceColumns places={about.places} />
      {about.sections.length > 0 ? (
        <div className="wide about__section about__prose">
          {about.sections.map((section, at) => (
            <Prose key={`${at} ${section.titleZh}`} section={section} />
          ))}
        </div>
      ) : null}
    </>
  );
}

function Principles({ about }: { about: AboutContent }) {
  const { t, language } = useWords();
  if (about.principles.length === 0) return null;
  return (
    <section className="wide about__section">
      <h2>{t('about.principles')}</h2>
      <ul className="about__principles">
        {about.principles.map((principle, at) => (
          <li key={`${at} ${principle.titleZh}`}>
            <b>{saidIn(principle, 'title', language)}</b>
            {saidIn(principle, 'text', language)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const icons: Record<AboutContent['sources'][number]['kind'], IconName> = {
  warehouse: 'company',
  airline: 'plane',
  ocean: 'ship',
  customs: 'shield',
  driver: 'truck',
};

function Sources({ about }: { about: AboutContent }) {
  const { t, language } = useWords();
  if (about.sources.length === 0) return null;
  return (
    <section className="wide about__section">
      <h2>{t('about.sources')}</h2>
      <p className="about__lead">{t('about.sourcesLead')}</p>
      <ScrollRegion className="about__scroll" label={t('about.sources')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('about.source')}</th>
              <th scope="col">{t('about.stages')}</th>
              <th scope="col">{t('about.delay')}</th>
              <th scope="col">{t('about.limits')}</th>
            </tr>
          </thead>
          <tbody>
            {about.sources.map((source) => (
              <tr key={source.kind}>
                <th scope="row">
                  <Icon name={icons[source.kind]} size={17} />
                  {say(wordOf(trackSources, source.kind), language)}
                </th>
                <td>{saidIn(source, 'stages', language)}</td>
                <td>{saidIn(source, 'delay', language)}</td>
                <td>{saidIn(source, 'limits', language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

/** Offices, warehouses and contacts, those of one group under each other. */
function PlaceColumns({ places }: Pick<AboutContent, 'places'>) {
  const { t, language } = useWords();
  if (places.length === 0) return null;
  const regions = [...new Set(places.map((place) => saidIn(place, 'region', language)))];
  return (
    <section className="wide about__section">
      <h2>{t('about.places')}</h2>
      <div className="about__places">
        {regions.map((region) => (
          <div key={region}>
            <h3>{region}</h3>
            <ul>
              {places
                .filter((place) => saidIn(place, 'region', language) === region)
                .map((place, at) => (
                  <li key={`${at} ${place.nameZh}`}>
                    <b>{saidIn(place, 'name', language)}</b>
                    {saidIn(place, 'detail', language)}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The elevation of a consolidation warehouse: in at the left, together at the right. */
function WarehouseDrawing() {
  const { t } = useWords();
  return (
    <svg className="warehouse" viewBox="0 0 560 300" role="img" aria-label={t('about.drawing')}>
      <path className="warehouse__line" d="M0 262h560" />
      <path className="warehouse__water" d="M20 274h120M170 274h220M420 274h120M60 286h180M300 286h160" />
      <path className="warehouse__house" d="M40 262V118l130-40 130 40v144Z" />
      <path className="warehouse__house" d="M300 262V96l120-36 104 32v170Z" />
      <path className="warehouse__faint" d="M40 118h260M300 132h224" />
      {doors.map((x, at) => (
        <g key={x}>
          <rect
            className={at === 2 ? 'warehouse__door warehouse__door--open' : 'warehouse__door'}
            x={x}
            y="196"
            width="42"
            height="66"
          />
          <path className="warehouse__faint" d={slats.map((y) => `M${x} ${y}h42`).join('')} />
        </g>
      ))}
      {cartons.map(([x, y, tone]) => (
        <rect
          key={`${x} ${y}`}
          className={`warehouse__carton warehouse__carton--${tone}`}
          x={x}
          y={y}
          width="38"
          height="23"
        />
      ))}
      <path className="warehouse__line" d="M322 238h180M322 238v24M412 238v24M502 238v24" />
      <path className="warehouse__measure" d="M40 52h484M40 47v10M524 47v10M300 47v10" />
      <text x="170" y="42">
        {t('about.drawingIn')}
      </text>
      <text x="412" y="42">
        {t('about.drawingOut')}
      </text>
    </svg>
  );
}
