import type { SoundPart } from '@loadline/contract/documents/document.entered';
import { valueAt } from '@loadline/contract/documents/document.path';
import { neededFields } from '@loadline/contract/trusts/trust.needed';
import { findingsOfTrust } from '@loadline/contract/trusts/trust.rules';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { useCallback } from 'react';
import { useDraftFaults } from '../../../resource/drafting/use-draft-faults.ts';

/** What is wrong with a trust order, or odd about it. */
export function useTrustFaults(part: SoundPart<TrustContent>, onHold: boolean) {
  const rules = useCallback(
    (content: TrustContent) => ({ ...findingsOfTrust(content, { onHold }), needed: neededFields(content) }),
    [onHold],
  );
  return useDraftFaults(part, { rules, valueAt: valueAt });
}
