import type { SoundPart } from '../documents/document.entered.ts';
import { soundPartOf } from '../documents/document.entered.ts';
import type { TrustContent } from './trust-content.ts';
import { contentFields } from './trust-content.ts';

/** What of a half typed trust order can be kept, and what cannot. */
export function soundPart(entered: unknown): SoundPart<TrustContent> {
  return soundPartOf(contentFields, entered);
}
