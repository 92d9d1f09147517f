import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationReceived } from './application-received.tsx';
import { stepsOf } from './standing-steps.ts';
import { StandingView } from './standing-view.tsx';
import { type Found, StatusForm } from './status-form.tsx';
import { type Step, StepList } from './step-list.tsx';
import './register.css';
import './application-foot.css';
import './standing.css';

interface RegisterScreenProps {
  /** The page around a part: at its foot the steps of the application. */
  frame: (foot: ReactNode, body: ReactNode) => ReactNode;
}

interface Address {
  part?: unknown;
  no?: unknown;
  sales?: unknown;
}

/** `/register`: the form, with `?part=done` its receipt, with `?part=status` how an application stands. */
export function RegisterScreen({ frame }: RegisterScreenProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { part, no, sales }: Address = useSearch({ strict: false });
  if (part === 'status') return <StatusPart frame={frame} />;
  if (part === 'done' && typeof no === 'string') {
    return frame(<StepList steps={wayOf(1, t)} />, <ApplicationReceived no={no} />);
  }
  const receive = (received: string) =>
    void navigate({ to: '.', search: { part: 'done', no: received }, replace: true });
  const form = <ApplicationForm salesCode={typeof sales === 'string' ? sales : ''} onReceived={receive} />;
  return frame(<StepList steps={wayOf(0, t)} />, form);
}

function StatusPart({ frame }: RegisterScreenProps) {
  const words = useWords();
  const [found, setFound] = useState<Found>();
  if (!found) return frame(<StepList steps={wayOf(1, words.t)} />, <StatusForm onFound={setFound} />);
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

const way = ['register.step1', 'register.step2', 'register.step3'] as const;

/** The way of every application, with where one is on it. */
function wayOf(current: number, t: ReturnType<typeof useWords>['t']): Step[] {
  return way.map((key, at) => ({
    key,
    text: t(key),
    state: at < current ? 'done' : at === current ? 'now' : 'coming',
  }));
}
