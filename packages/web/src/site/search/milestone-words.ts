import { type Stage, stages } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type LocalTime, localDay, localTime } from '../../kernel/time.ts';
import type { Words } from '../../kernel/words.ts';
import type { Milestone } from '../../ui/milestones.tsx';
import { delayWords } from './delay.ts';
import { placeName } from './place-name.ts';
import type { ShipmentEvent, ShownStage } from './shipment-stages.ts';
import type { Shipment } from './tracked.ts';

/** One stage in words: where, what and when, in the local time of its place, and how late it was. */
export function milestoneOf(shown: ShownStage, shipment: Pick<Shipment, 'places'>, words: Words): Milestone {
  const { stage, state, event } = shown;
  return {
    ...namedStage(stage, state, words),
    place: placeOf(shown, shipment, words),
    ...(event && timeOf(event, state === 'coming', words)),
  };
}

export function namedStage(stage: Stage, state: Milestone['state'], { t, language }: Words): Milestone {
  return {
    key: stage,
    name: say(wordOf(stages, stage), language),
    state,
    spoken: t(`search.state.${state}`),
  };
}

function timeOf(event: ShipmentEvent, isComing: boolean, { t }: Words): Pick<Milestone, 'time' | 'zone'> {
  const at = shownTime(event);
  const time = isComing ? t('search.expected', { time: at.short }) : at.short;
  return event.dayOnly ? { time } : { time, zone: at.offset };
}

/** The local time of an event, its day alone where no more is known. */
export function shownTime(event: ShipmentEvent): Pick<LocalTime, 'short' | 'offset'> {
  const at = localTime(event.occurredAt, event.zone);
  return event.dayOnly ? { short: localDay(event.occurredAt, event.zone), offset: at.offset } : at;
}

/** Place and flight or vessel, unless the note says them; the note; what was expected, where it turned out otherwise. */
function placeOf(shown: ShownStage, shipment: Pick<Shipment, 'places'>, words: Words): string | undefined {
  const { event, expected } = shown;
  const { t, language } = words;
  if (!event) return undefined;
  const note = language === 'en' ? event.noteEn : event.noteZh;
  const place = event.place ? placeName(shipment, event.place, language) : null;
  const facts = [place, event.flightOrVessel].filter((fact) => fact && !note?.includes(fact));
  if (note) facts.push(note);
  const was = expected && shownTime(expected).short;
  if (was && was !== shownTime(event).short) facts.push(t('search.wasExpected', { time: was }));
  const delay = delayWords(shown, words);
  if (delay) facts.push(delay);
  return facts.length > 0 ? facts.join(' · ') : undefined;
}
