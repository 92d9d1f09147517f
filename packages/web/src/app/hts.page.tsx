import { isCode } from '@loadline/contract/kernel/code';
import { questionTabs } from '@loadline/contract/questions/question.codes';
import { HtsScreen } from '../features/hts/hts.screen.tsx';
import { QuestionScreen } from '../features/questions/question.screen.tsx';
import { usePlace } from '../kernel/navigation.ts';
import { one } from '../resource/use-list-address.ts';

/** The schedule; under `?tab=` what was asked about it, at the number of a question that question. */
export function HtsPage() {
  const { search } = usePlace();
  const isQuestion = isCode(questionTabs, one(search['tab'])) || one(search['no'])?.startsWith('HQ') === true;
  return isQuestion ? <QuestionScreen /> : <HtsScreen />;
}
