import { lazy, type ReactNode } from 'react';
import { LatePart } from '../../kernel/awake.tsx';
import { useNavigation, usePlace } from '../../kernel/navigation.ts';
import { useWords } from '../../kernel/words.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationReceived } from './application-received.tsx';
import { StepList, wayOf } from './step-list.tsx';
import './register.css';
import './application-foot.css';

const StatusPart = lazy(async () => ({ default: (await import('./status-part.tsx')).StatusPart }));

interface RegisterScreenProps {
  /** The page around a part: at its foot the steps of the application. */
  frame: (foot: ReactNode, body: ReactNode) => ReactNode;
}

/** `/register`: the form, with `?part=done` its receipt, with `?part=status` how an application stands. */
export function RegisterScreen({ frame }: RegisterScreenProps) {
  const words = useWords();
  const { go } = useNavigation();
  const { part, no, sales } = usePlace().search;
  if (part === 'status')
    return (
      <LatePart>
        <StatusPart frame={frame} />
      </LatePart>
    );
  if (part === 'done' && typeof no === 'string') {
    return frame(<StepList steps={wayOf(1, words)} />, <ApplicationReceived no={no} />);
  }
  const receive = (received: string) => go({ search: { part: 'done', no: received }, replace: true });
  const form = <ApplicationForm salesCode={typeof sales === 'string' ? sales : ''} onReceived={receive} />;
  return frame(<StepList steps={wayOf(0, words)} />, form);
}
