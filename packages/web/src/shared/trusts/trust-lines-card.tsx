import { say } from '@loadline/contract/kernel/text';
import { trustBlocks } from '@loadline/contract/trusts/trust-content';
import { useMemo } from 'react';
import { useWords } from '../../kernel/words.ts';
import { DocumentFacts } from '../../resource/document/document-fact.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { trustLineColumns } from './trust-line-columns.tsx';
import type { TrustOrder } from './trust-order.ts';

/** The goods line by line with their totals, and how they are packed. */
export function TrustLinesCard({ order }: { order: TrustOrder }) {
  const words = useWords();
  const { t, language } = words;
  const { lines } = order.content.cargo;
  const columns = useMemo(() => trustLineColumns(words, order), [words, order]);
  return (
    <Card
      flush
      title={say(trustBlocks.cargo.label, language)}
      aside={t('trustDetail.lines', { count: lines.length })}
    >
      <div className="trust-lines">
        <DataTable
          label={say(trustBlocks.cargo.label, language)}
          columns={columns}
          lines="two lines"
          rows={lines}
          rowKey={(line) => line.id}
        />
      </div>
      <div className="trust-lines__packing">
        <DocumentFacts paths={['cargo.packageType', 'cargo.marks']} />
      </div>
    </Card>
  );
}
