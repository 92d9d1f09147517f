import { type Stage, stages, withLastMile } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type LocalTime, localDay, localTime } from '../../kernel/time.ts';
import type { Words } from '../../kernel/words.ts';
import { type ShipmentEvent, type ShownStage, stagesOf } from '../../shared/tracking/shipment-stages.ts';
import type { Shipment } from '../../shared/tracking/tracked.ts';
import type { Milestone } from '../../ui/milestones.tsx';
import { delayWords } from './delay.ts';
import { placeName } from './place-name.ts';

/** The nine stages in words, between the departure and the arrival where the cargo changed flights, and after the clearance its release. */
export function milestonesOf(shipment: Shipment, words: Words): Milestone[] {
  const transfers = shipment.transfers.map((told, at) => transferOf(told, at, shipment, words));
  const released = shipment.released ? [releaseOf(shipment.released, shipment, words)] : [];
  return stagesOf(shipment).flatMap((shown) => {
    const milestone = milestoneOf(shown, shipment, words);
    if (shown.stage === 'IN_CLEARANCE') return withPart(milestone, released, words);
    // Some pieces are ahead; the whole has not set out.
    if (shown.stage !== 'DEPARTED' || shown.state === 'coming') return [milestone];
    return withPart(milestone, transfers, words);
  });
}

/** A stage with what happened in it: the cargo is where that was last, not where the stage began. */
function withPart(stage: Milestone, parts: readonly Milestone[], { t }: Words): Milestone[] {
  const last = parts.at(-1);
  if (!last || (stage.state !== 'now' && stage.state !== 'blocked')) return [stage, ...parts];
  const passed = { state: 'passed', spoken: t('search.state.passed') } as const;
  const { state, spoken } = stage;
  return [{ ...stage, ...passed }, ...parts.slice(0, -1), { ...last, state, spoken }];
}

function releaseOf(
  told: NonNullable<Shipment['released']>,
  shipment: Pick<Shipment, 'places'>,
  { t, language }: Words,
): Milestone {
  const { short, offset } = shownTime(told);
  return {
    key: 'released',
    name: t('search.released'),
    state: 'passed',
    spoken: t('search.state.passed'),
    ...(told.place && { place: placeName(shipment, told.place, language) }),
    ...(told.dayOnly ? { time: short } : { time: short, zone: offset }),
  };
}

function transferOf(
  told: Shipment['transfers'][number],
  at: number,
  shipment: Pick<Shipment, 'places'>,
  { t, language }: Words,
): Milestone {
  const { short, offset } = shownTime(told);
  return {
    key: `transfer ${at}`,
    name: t(`search.transfer.${told.code}`),
    state: 'passed',
    spoken: t('search.state.passed'),
    place: [placeName(shipment, told.place, language), told.flightOrVessel].filter(Boolean).join(' · '),
    ...(told.dayOnly ? { time: short } : { time: short, zone: offset }),
  };
}

/** One stage in words: where, what and when, in the local time of its place, and how late it was. */
function milestoneOf(shown: ShownStage, shipment: Pick<Shipment, 'places'>, words: Words): Milestone {
  const { stage, state, event } = shown;
  return {
    ...namedStage(stage, state, words),
    place: [placeOf(shown, shipment, words), lastMile(shown, words.language)].filter(Boolean).join(' · '),
    ...(event && timeOf(event, state === 'coming', words)),
  };
}

function lastMile({ stage, state }: ShownStage, language: Words['language']): string | undefined {
  return stage === 'DELIVERED' && state === 'now' ? say(withLastMile, language) : undefined;
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
export function shownTime(
  event: Pick<ShipmentEvent, 'occurredAt' | 'zone' | 'dayOnly'>,
): Pick<LocalTime, 'short' | 'offset'> {
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
