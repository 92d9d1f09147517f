import { say } from '@loadline/contract/kernel/text';
import { fieldAtPath } from '@loadline/contract/trusts/trust.path';
import { useWords } from '../../../kernel/words.ts';
import type { SaidOfField } from '../../../resource/drafting/said-together.tsx';
import { useTrustForm } from './trust-form.ts';

/** What is said of a line, cell by cell. */
export interface LineFaults {
  readonly wrong: readonly SaidOfField[];
  readonly odd: readonly SaidOfField[];
}

/** These have inputs of their own under the table, and their words stand there. */
const elsewhere: readonly string[] = ['unNo', 'un383File', 'msdsFile'];

/** What is wrong or odd in the lines, line by line; only what may be shown yet. */
export function useLineFaults(): { of: (id: string) => LineFaults } {
  const { t, language } = useWords();
  const { faults, record } = useTrustForm();
  const said = (paths: Iterable<string>, at: (path: string) => string | undefined) => {
    const byLine = new Map<string, SaidOfField[]>();
    for (const path of paths) {
      const [, , id, key] = path.split('.');
      const says = path.startsWith('cargo.lines.') && id !== undefined ? at(path) : undefined;
      if (says === undefined || id === undefined || elsewhere.some((one) => one === key)) continue;
      const field = fieldAtPath(path);
      const label = key !== undefined && field ? say(field.label, language) : '';
      byLine.set(id, [...(byLine.get(id) ?? []), { key: key ?? '', label, says }]);
    }
    return byLine;
  };
  const wrong = said(faults.errors.keys(), faults.errorAt);
  const odd = said(faults.warnings.keys(), faults.warningAt);
  const returned = said(
    (record?.corrections ?? []).map(({ path }) => path),
    (path) => {
      const reason = record?.corrections.find((one) => one.path === path)?.reason;
      return reason === undefined ? undefined : t('drafting.returned.at', { reason });
    },
  );
  return {
    of: (id) => ({
      wrong: wrong.get(id) ?? [],
      odd: [...(odd.get(id) ?? []), ...(returned.get(id) ?? [])],
    }),
  };
}
