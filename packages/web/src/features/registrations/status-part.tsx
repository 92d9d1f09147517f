import { type ReactNode, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { stepsOf } from './standing-steps.ts';
import { StandingView } from './standing-view.tsx';
import { type Found, StatusForm } from './status-form.tsx';
import { StepList, wayOf } from './step-list.tsx';
import './standing.css';

/** How an application stands, after mobile and code. */
export function StatusPart({ frame }: { frame: (foot: ReactNode, body: ReactNode) => ReactNode }) {
  const words = useWords();
  const [found, setFound] = useState<Found>();
  if (!found) return frame(<StepList steps={wayOf(1, words)} />, <StatusForm onFound={setFound} />);
  return frame(
    <StepList steps={stepsOf(found.standing, words)} />,
    <StandingView
      key={found.standing.round}
      found={found}
      onHandedIn={setFound}
      onOther={() => setFound(undefined)}
    />,
  );
}
