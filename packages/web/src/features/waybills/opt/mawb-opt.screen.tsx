import { lazy, Suspense } from 'react';
import { may } from '../../../kernel/session.ts';

const DeskBoard = lazy(async () => ({ default: (await import('./desk-board.tsx')).DeskBoard }));
const OwnBoard = lazy(async () => ({ default: (await import('./own-board.tsx')).OwnBoard }));

/** Waybill operation: the forwarder's people move them, a customer reads its own share (rulings.md 23). */
export function MawbOptScreen() {
  return <Suspense>{may('op:mawb:view') ? <DeskBoard /> : <OwnBoard />}</Suspense>;
}
