import type { ChangeRequest } from '@loadline/contract/waybill-drafts/draft';
import { useState } from 'react';
import type { DraftPaper } from './draft-papers.ts';
import { rowKey } from './draft-papers.ts';

/** What a customer wants otherwise, as far as it is typed. */
export type Wish = Pick<ChangeRequest, 'wanted' | 'reason'>;

/** A customer's answers to a version while they give them. Every difference is answered; of all else they may ask for changes. */
export function useReview(papers: readonly DraftPaper[]) {
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const [wishes, setWishes] = useState<ReadonlyMap<string, Wish>>(new Map());
  const entries = papers.flatMap(({ key, rows }) =>
    rows.map((row) => ({ paper: key, row, id: rowKey(key, row.path) })),
  );
  const changed = entries.filter(({ row }) => row.before !== undefined);
  const requests = entries.flatMap(({ paper, row, id }): ChangeRequest[] => {
    const wish = wishes.get(id);
    return wish ? [{ paper, path: row.path, wanted: wish.wanted.trim(), reason: wish.reason.trim() }] : [];
  });
  const without = (id: string) => new Map([...wishes].filter(([key]) => key !== id));
  return {
    changed: changed.length,
    same: entries.length - changed.length,
    requests,
    /** Differences without an answer, and wishes that are not finished. */
    open:
      changed.filter(({ id }) => !agreed.has(id) && !wishes.has(id)).length +
      requests.filter(({ wanted, reason }) => wanted === '' || reason === '').length,
    isAgreed: (id: string) => agreed.has(id),
    wishOf: (id: string) => wishes.get(id),
    agree: (id: string) => {
      setAgreed(new Set([...agreed, id]));
      setWishes(without(id));
    },
    wish: (id: string, wish: Wish) => {
      setAgreed(new Set([...agreed].filter((key) => key !== id)));
      setWishes(new Map([...wishes, [id, wish]]));
    },
    drop: (id: string) => setWishes(without(id)),
    agreeAll: () => {
      setAgreed(new Set(changed.map(({ id }) => id)));
      setWishes(new Map());
    },
  };
}

export type Review = ReturnType<typeof useReview>;
