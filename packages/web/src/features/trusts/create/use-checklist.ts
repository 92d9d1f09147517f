import { checklistOf } from '@loadline/contract/trusts/trust.documents';
import { useTrustForm } from './trust-form.ts';
import { useDraftFiles } from './use-draft-files.ts';

/** The papers that this content calls for, and which of them are in. */
export function useChecklist() {
  const { content } = useTrustForm();
  const { kept } = useDraftFiles();
  return checklistOf(
    content,
    kept.map(({ type }) => type),
  );
}
