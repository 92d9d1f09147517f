import { documentTypes } from '@loadline/contract/codes/document-type';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Card } from '../../ui/card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { TrustOrder } from './trust-order.ts';

/** Which papers the goods and services ask for, and which are in. */
export function TrustChecklistCard({ checklist }: Pick<TrustOrder, 'checklist'>) {
  const { t, language } = useWords();
  const there = checklist.filter((entry) => entry.there >= entry.wanted).length;
  if (checklist.length === 0) return null;
  return (
    <Card
      flush
      title={t('trust.checklist.title')}
      aside={t('trust.checklist.count', { there, wanted: checklist.length })}
    >
      <ul className="trust-papers">
        {checklist.map((entry) => (
          <li key={entry.document}>
            {say(wordOf(documentTypes, entry.document), language)}
            <Standing {...entry} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Standing({ there, wanted }: TrustOrder['checklist'][number]) {
  const { t } = useWords();
  if (there >= wanted) return <StatusChip family="done">{t('trust.checklist.there')}</StatusChip>;
  const some = there > 0 ? t('trust.checklist.some', { there, wanted }) : t('trustDetail.missing');
  return <StatusChip family="act">{some}</StatusChip>;
}
