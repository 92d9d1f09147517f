import { saidIn } from '@loadline/contract/kernel/both';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type AboutContent, trackSources } from '@loadline/contract/site/about-page';
import { useWords } from '../../kernel/words.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Prose } from '../prose.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { PlaceColumns } from './place-columns.tsx';
import { WarehouseDrawing } from './warehouse-drawing.tsx';
import './about.css';

/** The about page from its content alone; staff see the same while they write it. */
export function AboutArticle({ about }: { about: AboutContent }) {
  const { language } = useWords();
  return (
    <>
      <section className="about__hero">
        <div className="wide">
          <div>
            <h1>{saidIn(about, 'title', language)}</h1>
            <p>{saidIn(about, 'lead', language)}</p>
          </div>
          <WarehouseDrawing />
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
