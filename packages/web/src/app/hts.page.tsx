import { isCode } from '@loadline/contract/kernel/code';
import { pages } from '@loadline/contract/pages';
import { questionTabs } from '@loadline/contract/questions/question.codes';
import { HtsScreen } from '../features/hts/hts.screen.tsx';
import { QuestionsDeskScreen } from '../features/ops/questions/questions-desk.screen.tsx';
import { QuestionScreen } from '../features/questions/question.screen.tsx';
import { usePlace } from '../kernel/navigation.ts';
import { one } from '../resource/use-list-address.ts';

/** The schedule; under `?tab=` what was asked about it, at the number of a question that question; the same at the desk. */
export function HtsPage() {
  const { path, search } = usePlace();
  if (path === pages.opsHts.path) return <QuestionsDeskScreen />;
  const isQuestion = isCode(questionTabs, one(search['tab'])) || one(search['no'])?.startsWith('HQ') === true;
  return isQuestion ? <QuestionScreen /> : <HtsScreen />;
}
