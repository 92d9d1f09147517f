import type { PublicDuty } from '@loadline/contract/tariffs/tariff-public.api';
import type { Words } from '../../kernel/words.ts';

/** By which edition and measures, and what is wanting of them. */
export function notesOf(
  { day, edition, release, isSample, newerEdition }: PublicDuty,
  { t }: Words,
): string[] {
  if (edition === null) return [t('duty.noEdition', { day })];
  return [
    t('duty.basis', { edition, release }),
    ...(isSample ? [t('duty.sample')] : []),
    ...(newerEdition === null ? [] : [t('duty.newer', { edition: newerEdition })]),
  ];
}
