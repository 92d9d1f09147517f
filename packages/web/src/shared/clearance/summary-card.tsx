import { elementsOfSummary, missingOfSummary } from '@loadline/contract/clearance/entry-summary.rules';
import { say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { FactGrid } from '../../ui/fact-strip.tsx';
import type { EntryRecord } from './entry-record.ts';

/** The data of the entry summary by the numbers of its form, whoever knows them; who can type them reads which nobody knows yet. */
export function SummaryCard({ of, deeds }: { of: EntryRecord; deeds?: ReactNode }) {
  const { t, language } = useWords();
  const unknown = deeds ? missingOfSummary(of, language) : [];
  return (
    <Card flush title={t('clearance.summary.title')} aside={deeds}>
      {unknown.length > 0 ? (
        <div className="customs-isf">
          <p className="customs-isf__missing">
            {t('clearance.isf.missing', {
              count: unknown.length,
              names: unknown
                .map(({ block, label }) => `${block} ${say(label, language)}`)
                .join(t('clearance.isf.comma')),
            })}
          </p>
        </div>
      ) : null}
      <FactGrid
        facts={elementsOfSummary(of, language).map(({ block, label, value }) => ({
          key: block,
          label: `${block} ${say(label, language)}`,
          value: value ?? missing,
        }))}
      />
    </Card>
  );
}
