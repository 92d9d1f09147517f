import { wholeText } from '@loadline/contract/kernel/figures';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import { Pager } from '../ui/pager.tsx';
import { Select } from '../ui/select.tsx';
import { officeClock } from './office-time.ts';
import { pageSizes } from './use-list-address.ts';
import './styles/list.css';

interface ListFooterProps {
  page: number;
  size: number;
  /** Rows of this page. */
  rows: number;
  /** How many there are in all, in words; undefined while it is being counted. */
  total: string | undefined;
  /** Sums of all of them. */
  totals?: ReactNode;
  unit: string;
  /** What the rows are sorted by, where no column says it. */
  sortedBy?: string | undefined;
  /** When the rows came, in milliseconds since 1970; 0 when they have not. */
  updatedAt: number;
  onFirst: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onSize: (size: number) => void;
}

/** Which rows of how many, how old they are, and the way to the next ones. */
export function ListFooter({
  page,
  size,
  rows,
  total,
  totals,
  unit,
  sortedBy,
  updatedAt,
  onSize,
  ...steps
}: ListFooterProps) {
  const { t } = useWords();
  const first = (page - 1) * size;
  const range = { from: wholeText(first + 1), to: wholeText(first + rows), unit };
  const pages = [{ number: 1, current: page === 1 }, ...(page > 1 ? [{ number: page, current: true }] : [])];
  return (
    <>
      {rows > 0 ? (
        <span>
          {total ? t('resource.footer.rangeOf', { ...range, total }) : t('resource.footer.range', range)}
        </span>
      ) : null}
      {totals && rows > 0 ? <span className="list-footer__totals">{totals}</span> : null}
      {sortedBy && rows > 0 ? <span>{t('resource.footer.sorted', { by: sortedBy })}</span> : null}
      {updatedAt > 0 ? <span>{t('resource.footer.updated', { at: officeClock(updatedAt) })}</span> : null}
      <span className="list-footer__end">
        <Pager
          label={t('resource.footer.pages')}
          pages={pages}
          previousLabel={t('resource.footer.previous')}
          nextLabel={t('resource.footer.next')}
          onPrevious={steps.onPrevious}
          onNext={steps.onNext}
          onPage={(number) => number === 1 && steps.onFirst()}
        />
        <Select
          aria-label={t('resource.footer.size')}
          options={pageSizes.map((one) => ({
            value: String(one),
            label: t('resource.footer.perPage', { size: one }),
          }))}
          value={String(size)}
          onChange={(value) => onSize(Number(value))}
        />
      </span>
    </>
  );
}
