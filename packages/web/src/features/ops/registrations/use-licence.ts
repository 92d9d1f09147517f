import { registrationLicence } from '@loadline/contract/ops/registration-desk.api';
import { useQuery } from '@tanstack/react-query';
import { callForFile } from '../../../kernel/call.ts';
import type { Registration } from './registration.ts';

/**
 * The licence of a registration. `known` asks for nothing: it gives what was read already, since every reading stands
 * in the audit log.
 */
export function useLicence(of: Registration, how: 'known' | 'read') {
  return useQuery({
    queryKey: ['licence', of.id, of.licence?.fileId],
    queryFn: ({ signal }) =>
      callForFile(registrationLicence, { query: { id: of.id }, signal, refusal: 'in place' }),
    enabled: how === 'read' && of.licence !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
