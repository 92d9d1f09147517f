import { saidIn } from '@loadline/contract/kernel/both';
import type { AboutContent } from '@loadline/contract/site/about-page';
import { useWords } from '../../kernel/words.ts';

/** Offices, warehouses and contacts, those of one group under each other. */
export function PlaceColumns({ places }: Pick<AboutContent, 'places'>) {
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
