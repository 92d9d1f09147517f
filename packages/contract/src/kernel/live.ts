import { subjects } from '../subjects.ts';
import type { Permission } from './permission.ts';
import { type Having, partOf } from './subject.ts';

/** What open browsers follow, and what somebody must be allowed to hear of it: customers, and the forwarder's people. */
export const liveTopics: Readonly<
  Record<LiveTopic, { readonly customer: Permission | null; readonly staff: Permission | null }>
> = partOf(subjects, 'live');

export type LiveTopic = Having<typeof subjects, 'live'>;

/**
 * Something has changed: ask again. Without an id it may be any record of the topic. Never what has changed: that is
 * asked for with one's own rights.
 */
export interface LiveEvent {
  readonly topic: LiveTopic;
  readonly id?: string;
}

/** What the stream says: `again` where something may have been missed, so whatever is shown is asked for again. */
export type LiveNews = LiveEvent | 'again';

export function isLiveEvent(value: unknown): value is LiveEvent {
  if (typeof value !== 'object' || value === null || !('topic' in value)) return false;
  const { topic } = value;
  const isText = !('id' in value) || typeof value.id === 'string';
  return typeof topic === 'string' && Object.hasOwn(liveTopics, topic) && isText;
}
