import type { Milestone, MilestoneState } from '../milestones.tsx';
import type { RouteLeg, RouteStop } from '../route-line.tsx';
import { pick, type useTexts } from './kit-texts.ts';

type Texts = ReturnType<typeof useTexts>;

const states: readonly MilestoneState[] = ['passed', 'now', 'blocked', 'coming', 'skipped'];

/** Nine stages, the given one being the present; nobody recorded the fourth. */
export function stagesAt(texts: Texts, here: number, present: 'now' | 'blocked'): Milestone[] {
  return texts.stages.map((name, index) => {
    const state = index > here ? 'coming' : index === here ? present : index === 3 ? 'skipped' : 'passed';
    const spoken = pick(texts.spoken, states.indexOf(state));
    if (state === 'skipped') return { key: name, name, state, spoken };
    const day = `11-${String(2 + index * 3).padStart(2, '0')}`;
    return {
      key: name,
      name,
      state,
      spoken,
      time: state === 'coming' ? `${texts.expected} ${day}` : `${day} 09:14`,
      zone: state === 'coming' ? undefined : 'GMT+8',
    };
  });
}

export function withPlaces(texts: Texts, stages: readonly Milestone[]): Milestone[] {
  return stages.map((stage) => (stage.state === 'coming' ? stage : { ...stage, place: texts.place }));
}

export function oceanStops(texts: Texts): RouteStop[] {
  const codes = ['YUY', 'CNNGB', 'USLGB', 'ONT'];
  const times = ['11-05', '11-06 22:40', `${texts.expected} 11-24 06:00`, `${texts.expected} 11-28`];
  return codes.map((code, index) => ({
    key: code,
    code,
    name: pick(texts.stops, index),
    time: pick(times, index),
    state: index < 2 ? 'passed' : 'coming',
  }));
}

export function oceanLegs(texts: Texts): RouteLeg[] {
  return [
    { mode: 'truck', label: pick(texts.legs, 0), share: 1 },
    { mode: 'ocean', label: pick(texts.legs, 1), share: 0.78, here: texts.here },
    { mode: 'truck', label: pick(texts.legs, 2), share: 0 },
  ];
}
