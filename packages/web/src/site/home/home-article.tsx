import { stageOrder, stages } from '@loadline/contract/codes/stage';
import { saidIn } from '@loadline/contract/kernel/both';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { HomeContent } from '@loadline/contract/site/home-page';
import { productMenu } from '@loadline/contract/site/product-type';
import type { ReactNode } from 'react';
import { hostShows } from '../../kernel/title.ts';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Hero } from './hero.tsx';
import { ModeSection } from './mode-section.tsx';
import { OfficeSection } from './office-section.tsx';
import { SampleCard } from './sample-card.tsx';
import './promises.css';
import './cargo-section.css';
import './home.css';

const reached = 4;

/** The home page as its forwarder has written it. */
export function HomeArticle({ home, search }: { home: HomeContent; search: ReactNode }) {
  const { language } = useWords();
  const stagesTitle = saidIn(home, 'stagesTitle', language);
  const officeTitle = saidIn(home, 'officeTitle', language);
  const modes = productMenu(hostShows()).flatMap((menu) => {
    const mode = home.modes.find(({ of }) => of === menu.group);
    return mode ? [{ ...menu, says: saidIn(mode, 'says', language) }] : [];
  });
  return (
    <>
      <Hero
        title={[saidIn(home, 'title', language), saidIn(home, 'title2', language)]}
        lead={saidIn(home, 'lead', language)}
        search={search}
        aside={home.example.length > 0 ? <SampleCard home={home} /> : null}
      />
      <Promises promises={home.promises} />
      <ModeSection
        title={saidIn(home, 'modesTitle', language)}
        lead={saidIn(home, 'modesLead', language)}
        modes={modes}
      />
      {stagesTitle ? <CargoSection title={stagesTitle} lead={saidIn(home, 'stagesLead', language)} /> : null}
      {officeTitle ? <OfficeSection title={officeTitle} articles={home.office} /> : null}
    </>
  );
}

function Promises({ promises }: Pick<HomeContent, 'promises'>) {
  const { t, language } = useWords();
  if (promises.length === 0) return null;
  return (
    <section className="promises" aria-label={t('home.promises')}>
      <ul className="wide">
        {promises.map((promise) => (
          <li key={promise.nameEn}>
            <Icon name={promise.sign} size={20} />
            <div>
              <b>{saidIn(promise, 'name', language)}</b>
              {saidIn(promise, 'says', language)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The nine milestones in the order in which every page of the product shows them. */
function CargoSection({ title, lead }: { title: string; lead: string | null }) {
  const { language } = useWords();
  return (
    <section className="home-section">
      <div className="wide">
        <h2>{title}</h2>
        {lead ? <p className="home-section__lead">{lead}</p> : null}
        <ol className="nine">
          {stageOrder.map((stage, index) => (
            <li key={stage} className={`nine__stage nine__stage--${lookOf(index)}`}>
              <span className="nine__disc">{index < reached ? <Icon name="check" /> : index + 1}</span>
              <span>{say(wordOf(stages, stage), language)}</span>
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
