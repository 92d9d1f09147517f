import type { DocumentType } from '@loadline/contract/codes/document-type';
import { filesOf, uploadFile, withdrawFile } from '@loadline/contract/files/file.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useTrustForm } from './trust-form.ts';

export type DraftFileRecord = AnswerOf<typeof filesOf>[number];

const fresh = 'files of drafts';

/** The files of the draft: those on the server, and those that went up here and are named by a line that is yet to be saved. */
export function useDraftFiles() {
  const client = useQueryClient();
  const { record } = useTrustForm();
  const id = record?.trust.id;
  const question = asking(filesOf, { subject: 'trust', id: id ?? '' });
  const kept = useQuery({ ...question, enabled: id !== undefined }).data ?? [];
  const { data: sent } = useQuery<readonly DraftFileRecord[]>({
    queryKey: [fresh],
    queryFn: () => [],
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
  });
  const send = async (file: File, type: DocumentType, to: string | undefined) => {
    const query = { subject: 'trust', type, ...(to && { id: to }) } as const;
    const uploaded = await call(uploadFile, { query, file, refusal: 'in place' });
    client.setQueryData<readonly DraftFileRecord[]>([fresh], (before = []) => [...before, uploaded]);
    if (id) await client.invalidateQueries({ queryKey: question.queryKey });
    return uploaded;
  };
  return {
    kept,
    byId: (fileId: unknown) => [...kept, ...sent].find((one) => one.fileId === fileId),
    /** For a line: it belongs to nobody until the line that names it is saved. */
    upload: (file: File, type: DocumentType) => send(file, type, undefined),
    /** For the trust order itself. */
    attach: (file: File, type: DocumentType) => send(file, type, id),
    withdraw: async (fileId: string) => {
      await call(withdrawFile, { body: { fileId } });
      await client.invalidateQueries({ queryKey: question.queryKey });
    },
  };
}
