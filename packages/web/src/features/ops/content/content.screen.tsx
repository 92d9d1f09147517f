import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useWords } from '../../../kernel/words.ts';
import { DeskParts } from '../desk-parts.tsx';
import { AboutPart } from './about.part.tsx';
import { AnnouncementsPart } from './announcements.part.tsx';
import { ProductsPart } from './products.part.tsx';

/** What visitors read: the pages of the products, the about page, and what is announced. */
export function ContentScreen() {
  const { t, language } = useWords();
  return (
    <DeskParts
      label={say(pages.opsContent.title, language)}
      parts={[
        { key: 'products', label: t('siteContent.products'), screen: ProductsPart },
        { key: 'about', label: t('siteContent.about'), screen: AboutPart },
        { key: 'announcements', label: t('siteContent.announcements'), screen: AnnouncementsPart },
      ]}
    />
  );
}
