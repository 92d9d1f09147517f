import type { RecordSubject } from '@loadline/contract/imports/record';
import { wholeText } from '@loadline/contract/kernel/figures';
import type { PageName } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../kernel/asking.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { importCallsOf } from './import-calls.ts';
import type { ImportSubject } from './import-subject.ts';
import { wizardSubject } from './wizard-subject.ts';

/** What the locale file says of these records, under `import.<name>`. */
type Named = 'goods' | 'goodsCodes' | 'addresses' | 'mids';

/** Where the wizard opens: a page, and its part where it has several. */
export interface WizardPlace {
  readonly page: PageName;
  readonly place: Readonly<Record<string, string>>;
}

/** Records that are one row each, as something that is imported; those that are there already are brought up to date. */
export function useRecordImport(
  subject: RecordSubject,
  name: Named,
  { page, place }: WizardPlace,
): ImportSubject {
  const words = useWords();
  const { data: limits } = useQuery(asking(subject.api.limits, {}));
  return useMemo(() => {
    const own = { ...ownWords(name, words), page, place, calls: importCallsOf(subject, asTheyAre) };
    return wizardSubject(subject, own, words, limits);
  }, [subject, name, page, place, words, limits]);
}

/** Their answers carry the wizard's own names already. */
const asTheyAre = { facts: same, entry: same };

function same<T>(one: T): T {
  return one;
}

function ownWords(name: Named, { t }: Words) {
  return {
    recordIs: 'a row' as const,
    title: t(`import.${name}.title`),
    listTitle: t(`import.${name}.list`),
    notes: [t(`import.${name}.same`), t('import.records.blank'), t('import.records.columns')],
    counted: (records: number) =>
      t(`import.${name}.${records === 1 ? 'one' : 'many'}`, { n: wholeText(records) }),
    // The newest stand first: those that an import has just written.
    imported: ({ importedRecords }: { importedRecords: number }) =>
      importedRecords > 0 ? { sort: '-updatedAt' } : undefined,
    again: () => t('import.records.again'),
    skipped: t('import.records.unchanged'),
  };
}
