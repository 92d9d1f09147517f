import { saidIn } from '@loadline/contract/kernel/both';
import { wordOf } from '@loadline/contract/kernel/code';
import { publicAnnouncements, type ShownAnnouncement } from '@loadline/contract/site/announcement.api';
import { announcementLevels } from '@loadline/contract/site/announcement-level';
import { asking } from '../kernel/asking.ts';
import { useWords } from '../kernel/words.ts';
import { StateGlyph } from '../ui/state-glyph.tsx';
import { useAnswer } from './use-answer.ts';
import './announcements.css';

const announced = asking(publicAnnouncements, {});

/** What is announced now, over every public page. A page reads as well without: what does not come is not missed. */
export function Announcements() {
  const { t } = useWords();
  const { answer } = useAnswer(announced);
  if (answer.state !== 'found' || answer.found.length === 0) return null;
  return (
    <section className="announcements" aria-label={t('nav.announcements')}>
      <ul>
        {answer.found.map((one) => (
          <AnnouncementLine key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

/** One announcement as visitors see it. */
export function AnnouncementLine({
  one,
}: {
  one: Pick<ShownAnnouncement, 'level' | 'titleZh' | 'titleEn' | 'textZh' | 'textEn'>;
}) {
  const { language } = useWords();
  const family = wordOf(announcementLevels, one.level).family ?? 'work';
  return (
    <li className={`announcement state-${family}`}>
      <p className="wide">
        <StateGlyph family={family} size={14} />
        <span>
          <b>{saidIn(one, 'title', language)}</b> {saidIn(one, 'text', language)}
        </span>
      </p>
    </li>
  );
}
