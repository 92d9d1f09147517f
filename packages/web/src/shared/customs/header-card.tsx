import { customsFile, headerFields } from '@loadline/contract/customs/customs-file';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { useFacts } from '../../resource/resource-detail.tsx';
import { Card } from '../../ui/card.tsx';
import { FactList, FactStrip } from '../../ui/fact-strip.tsx';
import type { CustomsRecord } from './customs-record.ts';

const figures = ['packages', 'grossWeight', 'volume', 'quantity', 'totalValue', 'customsDate', 'releasedAt'];

/** The figures of a declaration in one row. */
export function CustomsFigures({ file }: Pick<CustomsRecord, 'file'>) {
  const facts = useFacts({ fields: customsFile.fields, keys: figures, record: file });
  return (
    <FactStrip
      facts={facts.map((fact) => (fact.key === 'totalValue' ? { ...fact, unit: file.currency } : fact))}
    />
  );
}

/** What is declared of the goods as a whole. */
export function HeaderCard({ of: { header, file }, aside }: { of: CustomsRecord; aside?: ReactNode }) {
  const { t } = useWords();
  const own = useFacts({
    fields: customsFile.fields,
    keys: ['businessType', 'direction', 'reference', 'orderDate'],
    record: file,
  });
  const declared = useFacts({ fields: headerFields, keys: Object.keys(headerFields), record: header });
  return (
    <Card title={t('customs.header')} aside={aside}>
      <FactList facts={[...own, ...declared]} />
    </Card>
  );
}
