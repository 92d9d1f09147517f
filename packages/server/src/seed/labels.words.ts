import type { Clerk } from './accounts.ts';
import type { chanceOf } from './chance.ts';
import { hoursAfter } from './local-hours.ts';

/** How it went with a label of the demo that was sent back. */
interface SentBack {
  /** Which check had failed, and what was found. */
  readonly check: { readonly nameZh: string; readonly nameEn: string; readonly note: string };
  readonly feedback: string;
  readonly answer: 'CONTESTED' | 'UPHELD' | null;
  readonly reason?: string;
  /** What the desk said at last. */
  readonly said?: string;
}

const composition = { nameZh: '成分与款式表一致', nameEn: 'Fibre content as listed' };

/** By style and colour. */
export const sentBack: Readonly<Record<string, SentBack>> = {
  'HN-2604 Oat': {
    check: { ...composition, note: '洗唛写 100% cotton' },
    feedback: 'Sewn label says 100% cotton, the style list 95/5. Please relabel or correct the list',
    answer: null,
  },
  'HN-2620 Ecru': {
    check: { ...composition, note: 'Label says 70% rayon' },
    feedback: 'Sewn label says rayon, the style list viscose. Please relabel',
    answer: 'CONTESTED',
    reason: 'Rayon and viscose are one generic name under 16 CFR 303.7(d). Please check again',
  },
  'HN-2590 Clay': {
    check: { ...composition, note: '吊牌与洗唛不一致' },
    feedback: 'Hang tag and sewn label differ. Please send one of them anew',
    answer: 'UPHELD',
    reason: 'The hang tag names the lining, the sewn label the shell; the tag says so on its back',
    said: 'Checked again with the back of the tag. Both are right, thank you',
  },
};

interface Told {
  readonly row: { readonly org_id: string; readonly id: string };
  readonly chance: ReturnType<typeof chanceOf>;
  readonly back: SentBack | undefined;
  readonly madeAt: Date;
}

interface People {
  readonly by: { readonly user_id: string; readonly name: string };
  readonly clerk: Clerk;
}

/** When the customer answered. */
export function answeredAt(madeAt: Date): Date {
  return hoursAfter(madeAt, 31);
}

/** What both sides said of a label that was sent back. */
export function wordsOf({ row, chance, back, madeAt }: Told, { by, clerk }: People) {
  if (!back) return [];
  const { check, feedback, answer, reason, said } = back;
  const word = (kind: string, at: Date, body: string, isDesk: boolean) => ({
    org_id: row.org_id,
    label_id: row.id,
    id: chance.id(at),
    kind,
    side: isDesk ? 'forwarder' : 'customer',
    user_id: isDesk ? clerk.userId : by.user_id,
    who: isDesk ? clerk.name : by.name,
    at,
    body,
    failed: kind === 'sentBack' ? [check] : [],
  });
  return [
    word('sentBack', hoursAfter(madeAt, 27), feedback, true),
    ...(answer === null || !reason ? [] : [word('contested', answeredAt(madeAt), reason, false)]),
    ...(said ? [word('said', hoursAfter(madeAt, 33), said, true)] : []),
  ];
}
