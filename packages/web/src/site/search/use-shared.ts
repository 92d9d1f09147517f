import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { openShare } from '@loadline/contract/tracking/share.api';
import { call } from '../../kernel/call.ts';
import { keyOf } from '../../kernel/opening.ts';
import { isEnded } from './shipment-stages.ts';
import { type Answer, useKeptFresh } from './use-kept-fresh.ts';

export type Shared = AnswerOf<typeof openShare>;

/** The shipment behind a link, kept fresh while the link is good. */
export function useShared(token: string): Answer<Shared> {
  const ask = (signal: AbortSignal) => call(openShare, { body: { token }, signal, refusal: 'in place' });
  return useKeptFresh({
    key: keyOf(openShare.path, { token }),
    ask,
    again: ({ shipment }) => (isEnded(shipment.status) ? undefined : ask),
    isEnough: () => true,
  });
}
