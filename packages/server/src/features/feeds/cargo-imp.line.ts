import type { FeedPart } from '@loadline/contract/events/feed-reason';
import type { ClockTime, DayTime, Quantity, Shape } from './cargo-imp.segment.ts';
import { clockTimeIn, dayTimeIn, quantityIn, shapes } from './cargo-imp.segment.ts';
import { statusLines } from './cargo-imp.status.ts';

/** A status line taken apart. */
export interface StatusFacts {
  readonly code: string;
  readonly dayMeans: 'happened' | 'flight';
  readonly texts: Readonly<Partial<Record<Shape, string>>>;
  readonly day: DayTime;
  readonly quantity: Quantity | undefined;
  /** The times of the flight behind the parts: departure, then arrival. */
  readonly times: readonly ClockTime[];
}

export interface LineRefusal {
  readonly seen: string;
  readonly expected: FeedPart;
}

/** Takes a status line apart, or says which part was expected where. */
export function statusIn(text: string): StatusFacts | LineRefusal {
  const [code = '', ...segments] = text.split('/').map((segment) => segment.trim());
  const shape = Object.hasOwn(statusLines, code) ? statusLines[code] : undefined;
  if (!shape) return { seen: text, expected: 'status' };
  const texts: Partial<Record<Shape, string>> = {};
  let at = 0;
  for (const part of shape.parts) {
    const segment = segments[at] ?? '';
    if (shapes[part.shape].test(segment)) {
      texts[part.shape] = segment;
      at += 1;
    } else if (!part.isOptional || isBadQuantity(part.shape, segment)) {
      return { seen: segment, expected: part.shape };
    } else if (segment === '') at += 1;
  }
  return factsOf(code, shape.day, texts, segments.slice(at));
}

// What begins like pieces and weight is no name.
function isBadQuantity(shape: Shape, segment: string): boolean {
  return shape === 'quantity' && /^(?:\d|[A-Z]\d+[A-Z]\d)/.test(segment);
}

function factsOf(
  code: string,
  dayMeans: StatusFacts['dayMeans'],
  texts: StatusFacts['texts'],
  rest: readonly string[],
): StatusFacts | LineRefusal {
  const written = texts.moment ?? texts.day ?? '';
  const day = dayTimeIn(written);
  if (!day) return { seen: written, expected: texts.moment === undefined ? 'day' : 'moment' };
  const quantity = texts.quantity === undefined ? undefined : quantityIn(texts.quantity);
  if (texts.quantity !== undefined && !quantity) return { seen: texts.quantity, expected: 'quantity' };
  const times = rest.flatMap((segment) => clockTimeIn(segment) ?? []).slice(0, 2);
  return { code, dayMeans, texts, day, quantity, times };
}
