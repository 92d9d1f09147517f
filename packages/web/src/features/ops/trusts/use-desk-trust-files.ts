import type { DocumentType } from '@loadline/contract/codes/document-type';
import { deskFilesOf, downloadDeskFile, uploadDeskFile } from '@loadline/contract/files/desk-file.api';
import { deskTrustDetail } from '@loadline/contract/trusts/trust-desk.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call, callForFile } from '../../../kernel/call.ts';
import { saveFile } from '../../../kernel/save-file.ts';
import { may } from '../../../kernel/session.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';

/** The files of a trust order, also those its customer does not see; what the desk adds here the customer sees. */
export function useDeskTrustFiles(id: string) {
  const client = useQueryClient();
  const question = asking(deskFilesOf, { subject: 'trust', id });
  const all = useQuery(question).data ?? [];
  const upload = async (file: File, type: DocumentType) => {
    const query = { subject: 'trust', id, type, visible: true } as const;
    await call(uploadDeskFile, { query, file, refusal: 'in place' });
    await Promise.all([
      client.invalidateQueries({ queryKey: question.queryKey }),
      client.invalidateQueries({ queryKey: [deskTrustDetail.path] }),
    ]);
  };
  return {
    all,
    upload: may('op:trust:decide') ? upload : undefined,
    download: ({ fileId }: { fileId: string }) =>
      void callForFile(downloadDeskFile, { query: { fileId }, refusal: 'in place' })
        .then(saveFile)
        .catch(tellRefusal),
  };
}
