import { checklistOf } from '@loadline/contract/trusts/trust.documents';
import { listDocumentsAsked } from '@loadline/contract/trusts/trust-documents.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useTrustForm } from './trust-form.ts';
import { useDraftFiles } from './use-draft-files.ts';

/** The papers that this content calls for, as the forwarder asks for them of its product, and which of them are in. */
export function useChecklist() {
  const { content } = useTrustForm();
  const { kept } = useDraftFiles();
  const product = content.service.channelName;
  const question = { ...asking(listDocumentsAsked, { product }), placeholderData: keepPreviousData };
  const { data = [] } = useQuery(question);
  return checklistOf(
    content,
    kept.map(({ type }) => type),
    data,
  );
}
