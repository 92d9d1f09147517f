import { type Language, say } from '@loadline/contract/kernel/text';
import { deleteAnnouncement, listAnnouncements, saveAnnouncement } from '@loadline/contract/ops/content.api';
import { type Announcement, announcement } from '@loadline/contract/site/announcement';
import { endFlaw } from '@loadline/contract/site/content.rules';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import type { Values } from '../../../resource/input-look.ts';
import { InstantInput } from '../../../resource/instant-input.tsx';
import { AnnouncementLine } from '../../../site/announcements.tsx';
import { deedsOf } from '../audit/deeds-of.ts';
import { onePage } from '../one-page.ts';
import { AnnouncementState } from './announcement-state.tsx';
import { InLanguage } from './in-language.tsx';
import './content.css';

const allAnnouncements = onePage(asking(listAnnouncements, {}), (one) => one);

/** What is said to everybody for a time. The panel shows it as visitors see it, in both languages. */
export function AnnouncementsPart() {
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
