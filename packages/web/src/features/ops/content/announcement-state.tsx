import type { Announcement } from '@loadline/contract/site/announcement';
import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { StateDot } from '../../../ui/status-chip.tsx';

/** Whether visitors see it now, will see it, or no more. */
export function AnnouncementState({ one }: { one: Pick<Announcement, 'validFrom' | 'validTo'> }) {
  const { t } = useWords();
  const [now] = useState(() => Date.now());
  if (Date.parse(one.validFrom) > now)
    return <StateDot family="wait">{t('siteContent.state.coming')}</StateDot>;
  if (one.validTo !== null && Date.parse(one.validTo) <= now)
    return <StateDot family="void">{t('siteContent.state.over')}</StateDot>;
  return <StateDot family="done">{t('siteContent.state.shown')}</StateDot>;
}
