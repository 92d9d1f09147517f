import type { PageName } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import type { Question } from '../kernel/asking.ts';
import { useGoTo } from '../kernel/page-link.tsx';
import { useWords } from '../kernel/words.ts';
import { Button } from '../ui/button.tsx';
import { usePageKeys } from './use-page-keys.ts';

interface NextWaitingProps<Row> {
  page: PageName;
  /** The two that have waited longest: the one just decided may still be among them. */
  question: Question<{ rows: readonly Row[] }>;
  numberOf: (row: Row) => string;
  decided: string;
  /** Where it opens beside its list instead of on a page of its own. */
  onNext?: (no: string) => void;
}

/** After a decision: straight on to what waits longest now, without the way over the list. */
export function NextWaiting<Row>({ page, question, numberOf, decided, onNext }: NextWaitingProps<Row>) {
  const { t } = useWords();
  const goTo = useGoTo();
  const next = useQuery(question)
    .data?.rows.map(numberOf)
    .find((no) => no !== decided);
  const go = next === undefined ? undefined : () => (onNext ? onNext(next) : goTo(page, { no: next }));
  usePageKeys({ ']': go });
  if (!next) return null;
  return (
    <Button look="primary" title="]" onClick={go}>
      {t('resource.record.next', { no: next })}
    </Button>
  );
}
