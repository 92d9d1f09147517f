import { customsFile, headerFields } from '@loadline/contract/customs/customs-file';
import { missingOf } from '@loadline/contract/customs/customs-missing';
import { volumeText } from '@loadline/contract/kernel/figures';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { useFacts } from '../../resource/resource-detail.tsx';
import { Card } from '../../ui/card.tsx';
import { FactGrid, FactStrip } from '../../ui/fact-strip.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import type { CustomsRecord } from './customs-record.ts';

const figures = ['packages', 'grossWeight', 'volume', 'quantity', 'totalValue', 'customsDate', 'releasedAt'];
const named = ['businessType', 'direction', 'waybillNo', 'houseNo', 'reference', 'orderDate'];

/** The figures of a declaration in one row. */
export function CustomsFigures({ file }: Pick<CustomsRecord, 'file'>) {
  // To the cubic centimetre, as it is kept, nobody reads it.
  const volume = file.volume !== null && { volume: volumeText(file.volume) };
  const facts = useFacts({
    fields: customsFile.fields,
    keys: figures,
    record: file,
    instead: { ...volume },
  });
  return (
    <FactStrip
      facts={facts.map((fact) =>
        fact.key === 'totalValue' && file.totalValue !== null ? { ...fact, unit: file.currency } : fact,
      )}
    />
  );
}

/** What is declared of the goods as a whole, in cells; one that is needed and empty says so. */
export function HeaderCard({ of, aside }: { of: CustomsRecord; aside?: ReactNode }) {
  const { t } = useWords();
  const { file, header } = of;
  const lacks = missingOf(header, []).flatMap(({ key }) => (key === 'lines' ? [] : [key]));
  const own = useFacts({ fields: customsFile.fields, keys: named, record: file });
  const wanting = <StateDot family="act">{t('customs.lines.toFill')}</StateDot>;
  const declared = useFacts({
    fields: headerFields,
    keys: Object.keys(headerFields),
    record: header,
    instead: Object.fromEntries(lacks.map((key) => [key, wanting])),
  });
  return (
    <Card flush title={t('customs.header')} aside={aside}>
      <FactGrid facts={[...own, ...declared]} />
    </Card>
  );
}
