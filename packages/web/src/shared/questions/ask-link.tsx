import { askQuestion } from '@loadline/contract/questions/question.api';
import { PageLink } from '../../kernel/page-link.tsx';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { questionsTab } from '../hts/hts-tabs.tsx';

/** What stands in the address in the place of a question that is not there yet. */
export const newQuestion = 'new';

/** Leads to the form of a question, for who may ask. */
export function AskLink() {
  const { t } = useWords();
  if (!permitted(askQuestion)) return null;
  return (
    <PageLink page="hts" query={{ ...questionsTab, open: newQuestion }} className={buttonClass('primary')}>
      <Icon name="comment" size={15} />
      {t('questions.ask')}
    </PageLink>
  );
}
