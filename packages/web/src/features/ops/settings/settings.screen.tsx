import { deskPages } from '@loadline/contract/desk-pages';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { calendarDay } from '@loadline/contract/ops/calendar';
import { dictionaryKinds } from '@loadline/contract/ops/dictionary';
import { forwarder } from '@loadline/contract/ops/forwarder';
import { policyGroups } from '@loadline/contract/ops/policy';
import { documentSetting } from '@loadline/contract/orders/document-setting';
import { useWords } from '../../../kernel/words.ts';
import { DeskParts } from '../desk-parts.tsx';
import { EntriesPart } from '../dictionaries/entries.part.tsx';
import { CalendarPart } from './calendar.part.tsx';
import { DocumentsPart } from './documents.part.tsx';
import { ForwarderPart } from './forwarder.part.tsx';
import { PoliciesPart } from './policies.part.tsx';

const groups = codesOf(policyGroups).map((group) => ({
  group,
  screen: () => <PoliciesPart group={group} />,
}));

/** What holds for the whole house: what it says of itself on papers, the companies that sell for it, the figures by which it decides, and when it works. */
export function SettingsScreen() {
  const { language } = useWords();
  return (
    <DeskParts
      label={say(deskPages.opsSettings.title, language)}
      parts={[
        { key: 'forwarder', label: say(forwarder.label, language), screen: ForwarderPart },
        {
          key: 'salesCompany',
          label: say(wordOf(dictionaryKinds, 'salesCompany'), language),
          screen: SalesCompaniesPart,
        },
        ...groups.map(({ group, screen }) => ({
          key: group,
          label: say(wordOf(policyGroups, group), language),
          screen,
        })),
        { key: 'documents', label: say(documentSetting.label, language), screen: DocumentsPart },
        { key: 'calendar', label: say(calendarDay.label, language), screen: CalendarPart },
      ]}
    />
  );
}

function SalesCompaniesPart() {
  return <EntriesPart kind="salesCompany" />;
}
