import './styles/state-path.css';

/** `skipped`: it was passed, but nobody recorded it. `next`: it can follow now. */
export type PathState = 'passed' | 'now' | 'next' | 'coming' | 'skipped';

export interface PathStep {
  key: string;
  name: string;
  state: PathState;
  /** When it was, how long it lasts by now, or that it can follow. */
  note: string;
  /** The state in words, for those who do not see the tile. */
  spoken: string;
  title?: string | undefined;
}

/** The way of a record through its many states, as tiles in the order of the way. */
export function StatePath({ label, steps }: { label: string; steps: readonly PathStep[] }) {
  return (
    <ol className="state-path" aria-label={label}>
      {steps.map(({ key, name, state, note, spoken, title }) => (
        <li
          key={key}
          className={`state-path__step state-path__step--${state}`}
          aria-current={state === 'now' ? 'step' : undefined}
          title={title}
        >
          <span className="state-path__name">{name}</span>
          <span className="visually-hidden">{spoken}</span>
          <span className="state-path__note">{note}</span>
        </li>
      ))}
    </ol>
  );
}
