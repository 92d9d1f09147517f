import { wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { PaletteEntry } from '../ui/palette-entry.ts';
import type { RecordQuestion } from './web-subject.ts';
import { webSubjects } from './web-subjects.ts';

/** Shorter words are no number yet, and would match half of all records. */
const shortestNumber = 4;
const size = 4;

const searches = webSubjects.flatMap(({ search }) => search ?? []);

/** Orders, trust orders, bookings, sheets and waybills by any of their numbers; the key is `record <page> <number>`. */
export async function recordsLike(
  typed: string,
  language: Language,
  signal: AbortSignal,
): Promise<PaletteEntry[]> {
  const search = typed.trim();
  if (search.length < shortestNumber) return [];
  const entries = searches.map(async ({ page, icon, states: fetched, find }) => {
    const question: RecordQuestion = { query: { search, size }, signal, refusal: 'in place' };
    const [found, states] = await Promise.all([find(question), fetched()]);
    return found.map(([no, detail, code]): PaletteEntry => {
      const { family = 'void', ...word } = wordOf(states, code);
      const state = { family, text: say(word, language) };
      return {
        key: `record ${page} ${no}`,
        icon,
        label: no,
        detail: detail.filter(Boolean).join(' · '),
        state,
      };
    });
  });
  // One desk that does not answer hides the others' finds from nobody.
  const answers = await Promise.allSettled(entries);
  const lost = answers.find((answer) => answer.status === 'rejected');
  if (lost && answers.every((answer) => answer.status === 'rejected')) throw lost.reason;
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
