import { useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import './styles/milestones.css';

/** `skipped`: it lies behind, but nobody recorded it. */
export type MilestoneState = 'passed' | 'now' | 'blocked' | 'coming' | 'skipped';

export interface Milestone {
  key: string;
  name: string;
  state: MilestoneState;
  /** The state in words for those who do not see the disc. */
  spoken: string;
  /** Local time of the place, or when it is expected; already in words. */
  time?: string | undefined;
  /** The offset that time stands in, for example GMT+8. */
  zone?: string | undefined;
  /** Place and fact, for example a port and a voyage. */
  place?: string | undefined;
}

function Disc({ state }: { state: MilestoneState }) {
  return (
    <span className="milestone__disc">
      {state === 'passed' ? <Icon name="check" size={13} /> : null}
      {state === 'now' ? <Icon name="arrow-right" size={12} /> : null}
      {state === 'blocked' ? <Icon name="warn" size={13} /> : null}
    </span>
  );
}

function Time({ milestone }: { milestone: Milestone }) {
  if (!milestone.time) return null;
  return (
    <span className="milestone__time">
      {milestone.time}
      {milestone.zone ? <small> {milestone.zone}</small> : null}
    </span>
  );
}

function isHere({ state }: Milestone): boolean {
  return state === 'now' || state === 'blocked';
}

function Step({ milestone }: { milestone: Milestone }) {
  return (
    <li
      className={`milestone milestone--${milestone.state}`}
      aria-current={isHere(milestone) ? 'step' : undefined}
    >
      <Disc state={milestone.state} />
      <b className="milestone__name">{milestone.name}</b>
      <span className={milestone.state === 'skipped' ? 'milestone__gap' : 'visually-hidden'}>
        {milestone.spoken}
      </span>
      {milestone.place ? <span className="milestone__place">{milestone.place}</span> : null}
      <Time milestone={milestone} />
    </li>
  );
}

interface MilestonesProps {
  label: string;
  milestones: readonly Milestone[];
}

interface MilestoneStripProps extends MilestonesProps {
  /** `narrow`: in a panel, where they stand closer. */
  look?: 'wide' | 'narrow';
}

/** The stages side by side, as in a record's head. Scrolls inside itself where the place is too narrow. */
export function MilestoneStrip({ label, milestones, look = 'wide' }: MilestoneStripProps) {
  const strip = useRef<HTMLOListElement>(null);
  const here = milestones.find(isHere)?.key;
  useLayoutEffect(() => {
    if (here !== undefined) toMiddle(strip.current?.querySelector<HTMLElement>('[aria-current="step"]'));
  }, [here]);
  return (
    <ScrollRegion label={label} className="milestone-strip__scroll">
      <ol ref={strip} className={`milestone-strip milestone-strip--${look}`} aria-label={label}>
        {milestones.map((milestone) => (
          <Step key={milestone.key} milestone={milestone} />
        ))}
      </ol>
    </ScrollRegion>
  );
}

/** Where the strip is wider than its place, the cargo's stage is in sight, with what came before and comes next. */
function toMiddle(step: HTMLElement | null | undefined): void {
  const scroller = step?.parentElement?.parentElement;
  if (step && scroller) scroller.scrollLeft = step.offsetLeft - (scroller.clientWidth - step.clientWidth) / 2;
}

/** The stages one under the other, as public tracking shows them. */
export function MilestoneList({ label, milestones }: MilestonesProps) {
  return (
    <ol className="milestone-list" aria-label={label}>
      {milestones.map((milestone) => (
        <Step key={milestone.key} milestone={milestone} />
      ))}
    </ol>
  );
}
