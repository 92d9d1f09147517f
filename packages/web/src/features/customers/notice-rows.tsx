import { type CodeOf, codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import {
  lockedChoices,
  noticeCategories,
  noticeChannels,
  noticeChoice,
  noticeEvents,
} from '@loadline/contract/messages/notice-event';
import { useWords } from '../../kernel/words.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Notices } from './use-notices.ts';

const channels = codesOf(noticeChannels);
const names = codesOf({ name: 'notice event', codes: noticeEvents });

export function NoticeHead() {
  const { t, language } = useWords();
  return (
    <thead>
      <tr>
        <th scope="col">{t('my.notices.event')}</th>
        {channels.map((channel) => (
          <th key={channel} scope="col" className="notices__channel">
            {say(wordOf(noticeChannels, channel), language)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface NoticeRowsProps {
  category: CodeOf<typeof noticeCategories>;
  notices: Notices;
}

/** The events of one category, each on every channel. */
export function NoticeRows({ category, notices }: NoticeRowsProps) {
  const { language } = useWords();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={channels.length + 1} className="notices__category">
          {say(wordOf(noticeCategories, category), language)}
        </th>
      </tr>
      {names
        .filter((name) => noticeEvents[name].category === category)
        .map((name) => (
          <NoticeRow key={name} name={name} notices={notices} />
        ))}
    </tbody>
  );
}

function NoticeRow({ name, notices }: { name: keyof typeof noticeEvents; notices: Notices }) {
  const { t, language } = useWords();
  const event = say(noticeEvents[name], language);
  const locked = noticeEvents[name].locked.map((channel) => say(wordOf(noticeChannels, channel), language));
  return (
    <tr>
      <th scope="row" className="notices__event">
        {event}
        {locked.length > 0 ? (
          <small className="notices__lock">
            <Icon name="lock" size={12} />
            {t('my.notices.locked', { channels: locked.join(language === 'en' ? ', ' : '\u3001') })}
          </small>
        ) : null}
      </th>
      {channels.map((channel) => (
        <td key={channel} className="notices__channel">
          <NoticeMark choice={noticeChoice(name, channel)} notices={notices}>
            {`${event} ${say(wordOf(noticeChannels, channel), language)}`}
          </NoticeMark>
        </td>
      ))}
    </tr>
  );
}

interface NoticeMarkProps {
  choice: string;
  notices: Notices;
  /** Names it. */
  children: string;
}

/** On or off; what cannot be switched off is a lock, whose reason stands beside the event. */
function NoticeMark({ choice, notices, children }: NoticeMarkProps) {
  const { t } = useWords();
  if (lockedChoices.includes(choice)) {
    return (
      <span className="notices__always" role="img" aria-label={t('my.notices.always', { notice: children })}>
        <Icon name="lock" size={11} />
      </span>
    );
  }
  return (
    <Checkbox
      aria-label={children}
      checked={notices.settings.chosen.includes(choice)}
      onChange={(on) => notices.turn(choice, on)}
    />
  );
}
