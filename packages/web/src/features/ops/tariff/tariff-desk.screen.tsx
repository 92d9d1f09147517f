import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { useNavigation, usePlace } from '../../../kernel/navigation.ts';
import { useWords } from '../../../kernel/words.ts';
import { one } from '../../../resource/use-list-address.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { EditionsPart } from './editions.part.tsx';
import { MeasuresPart } from './measures.part.tsx';

/** What duties go by: the editions of the schedule at `?tab=editions`, and the measures on top of them. */
export function TariffDeskScreen() {
  const { t, language } = useWords();
  const { search } = usePlace();
  const { go } = useNavigation();
  const current = one(search['tab']) === 'editions' ? 'editions' : 'measures';
  const tabs = (
    <Tabs
      label={say(deskPages.opsTariff.title, language)}
      current={current}
      tabs={[
        { key: 'editions', label: t('editionDesk.tab') },
        { key: 'measures', label: t('editionDesk.measures') },
      ]}
      onChoose={(tab) => go({ search: tab === 'editions' ? { tab } : {} })}
    />
  );
  return current === 'editions' ? <EditionsPart tabs={tabs} /> : <MeasuresPart tabs={tabs} />;
}
