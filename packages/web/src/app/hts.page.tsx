import { pages } from '@loadline/contract/pages';
import { HtsScreen } from '../features/hts/hts.screen.tsx';
import { QuestionsDeskScreen } from '../features/ops/questions/questions-desk.screen.tsx';
import { QuestionScreen } from '../features/questions/question.screen.tsx';
import { usePlace } from '../kernel/navigation.ts';
import { one } from '../resource/use-list-address.ts';

/** The schedule; under `?tab=` what was asked about it, at the number of a question that question; the same at the desk. */
export function HtsPage() {
  const { path, search } = usePlace();
  if (path === pages.opsHts.path) return <QuestionsDeskScreen />;
  const isQuestion = search['tab'] !== undefined || one(search['no'])?.startsWith('HQ') === true;
  return isQuestion ? <QuestionScreen /> : <HtsScreen />;
}
