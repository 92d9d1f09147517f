import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useWords } from '../../../kernel/words.ts';
import { DeskParts } from '../desk-parts.tsx';
import { PeoplePart } from './people.part.tsx';
import { TeamsPart } from './teams.part.tsx';

/** The forwarder's own people, and the teams through which they see customers. */
export function StaffScreen() {
  const { t, language } = useWords();
  return (
    <DeskParts
      label={say(pages.opsStaff.title, language)}
      parts={[
        { key: 'people', label: t('staff.people.title'), screen: PeoplePart },
        { key: 'teams', label: t('staff.teams.title'), screen: TeamsPart },
      ]}
    />
  );
}
