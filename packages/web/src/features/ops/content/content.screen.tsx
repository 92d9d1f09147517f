import { deskPages } from '@loadline/contract/desk-pages';
import { type Language, say } from '@loadline/contract/kernel/text';
import {
  deleteAnnouncement,
  listAnnouncements,
  readAboutPage,
  saveAboutPage,
  saveAnnouncement,
} from '@loadline/contract/ops/content.api';
import { type Announcement, announcement } from '@loadline/contract/site/announcement';
import { endFlaw } from '@loadline/contract/site/content.rules';
import { homePage } from '@loadline/contract/site/home-page';
import { agreement, declaration } from '@loadline/contract/site/legal-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import type { Values } from '../../../resource/input-look.ts';
import { InstantInput } from '../../../resource/instant-input.tsx';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import { AboutArticle } from '../../../site/about/about-article.tsx';
import { AnnouncementLine } from '../../../site/announcements.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { deedsOf } from '../audit/deeds-of.ts';
import { DeskParts } from '../desk-parts.tsx';
import { onePage } from '../one-page.ts';
import { useDone } from '../use-done.ts';
import { ContentForm } from './content-form.tsx';
import { HomePart } from './home.part.tsx';
import { InLanguage } from './in-language.tsx';
import { AgreementPart, DeclarationPart } from './legal-texts.part.tsx';
import { ProductsPart } from './products.part.tsx';
import './content.css';

const allAnnouncements = onePage(asking(listAnnouncements, {}), (one) => one);

/** What visitors read, agree to and sign: the pages of the products, the about page, terms and declaration, and what is announced. */
export function ContentScreen() {
  const { t, language } = useWords();
  return (
    <DeskParts
      label={say(deskPages.opsContent.title, language)}
      parts={[
        { key: 'products', label: t('siteContent.products'), screen: ProductsPart },
        { key: 'home', label: say(homePage.label, language), screen: HomePart },
        { key: 'about', label: t('siteContent.about'), screen: AboutPart },
        { key: 'agreement', label: say(agreement.label, language), screen: AgreementPart },
        { key: 'declaration', label: say(declaration.label, language), screen: DeclarationPart },
        { key: 'announcements', label: t('siteContent.announcements'), screen: AnnouncementsPart },
      ]}
    />
  );
}

function AboutPart() {
  const { t } = useWords();
  const done = useDone();
  const about = useQuery(asking(readAboutPage, {}));
  return (
    <div className="site-content">
      <PageTitle title={t('siteContent.about')} facts={t('siteContent.aboutFacts')} />
      {about.data ? (
        <ContentForm
          fields={saveAboutPage.body}
          values={about.data}
          says={t('siteContent.updated', { time: officeTime(about.data.updatedAt).full })}
          sections={[
            { title: t('siteContent.head'), keys: ['titleZh', 'titleEn', 'leadZh', 'leadEn'] },
            { title: t('siteContent.lists'), keys: ['principles', 'sources', 'places', 'sections'] },
          ]}
          onSubmit={(body) => done(call(saveAboutPage, { body, refusal: 'in place' }))}
          preview={(written) => <AboutArticle about={written} />}
        />
      ) : null}
      {about.isError ? (
        <NotLoaded what={t('siteContent.about')} error={about.error} onRetry={() => void about.refetch()} />
      ) : null}
    </div>
  );
}

/** What is said to everybody for a time. The panel shows it as visitors see it, in both languages. */
function AnnouncementsPart() {
  const { t, language } = useWords();
  const [now] = useState(() => new Date().toISOString());
  return (
    <ResourceBook
      of={announcement}
      title={t('siteContent.announcements')}
      unit={{
        name: t('siteContent.announcements'),
        one: t('siteContent.announcement'),
        many: t('siteContent.announcementsMany'),
      }}
      list={allAnnouncements}
      add={saveAnnouncement}
      change={saveAnnouncement}
      remove={({ id, version }) => call(deleteAnnouncement, { body: { id, version }, refusal: 'in place' })}
      names={language === 'en' ? ['titleEn'] : ['titleZh']}
      columns={[language === 'en' ? 'titleEn' : 'titleZh', 'level', 'validFrom', 'validTo', 'updatedAt']}
      cells={{
        level: { width: 110 },
        validFrom: { width: 130 },
        validTo: { width: 130 },
        updatedAt: {
          width: 120,
          header: t('siteContent.state.column'),
          cell: (row: Announcement) => <AnnouncementState one={row} />,
        },
      }}
      given={{ level: 'notice', validFrom: now }}
      inputs={{
        level: { as: 'segments', span: 'whole' },
        textZh: { span: 'half' },
        textEn: { span: 'half' },
        validFrom: { input: (control) => <InstantInput {...control} />, hint: t('siteContent.zone') },
        validTo: {
          input: (control) => <InstantInput {...control} />,
          hint: t('siteContent.noEnd'),
          fault: (_, values) => ends(values, language),
        },
      }}
      above={(row) => (
        <ul className="site-content__announced" aria-label={t('siteContent.preview')}>
          <AnnouncementLine one={row} />
          <InLanguage language={language === 'en' ? 'zh-cn' : 'en'}>
            <AnnouncementLine one={row} />
          </InLanguage>
        </ul>
      )}
      history={deedsOf()}
    />
  );
}

function ends({ validFrom, validTo }: Values, language: Language): string | undefined {
  if (typeof validFrom !== 'string' || typeof validTo !== 'string') return undefined;
  const flaw = endFlaw({ validFrom, validTo });
  return flaw && say(flaw, language);
}

/** Whether visitors see it now, will see it, or no more. */
function AnnouncementState({ one }: { one: Pick<Announcement, 'validFrom' | 'validTo'> }) {
  const { t } = useWords();
  const [now] = useState(() => Date.now());
  if (Date.parse(one.validFrom) > now)
    return <StateDot family="wait">{t('siteContent.state.coming')}</StateDot>;
  if (one.validTo !== null && Date.parse(one.validTo) <= now)
    return <StateDot family="void">{t('siteContent.state.over')}</StateDot>;
  return <StateDot family="done">{t('siteContent.state.shown')}</StateDot>;
}
