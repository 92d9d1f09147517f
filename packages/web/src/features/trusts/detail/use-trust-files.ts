import type { DocumentType } from '@loadline/contract/codes/document-type';
import { downloadFile, filesOf, uploadFile } from '@loadline/contract/files/file.api';
import { trustApi } from '@loadline/contract/trusts/trust.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call, callForFile } from '../../../kernel/call.ts';
import { saveFile } from '../../../kernel/save-file.ts';
import { may } from '../../../kernel/session.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';

/** The files of a trust order, and how they come and go; a new one may complete its list of papers. */
export function useTrustFiles(id: string) {
  const client = useQueryClient();
  const question = asking(filesOf, { subject: 'trust', id });
  const all = useQuery(question).data ?? [];
  const upload = async (file: File, type: DocumentType) => {
    await call(uploadFile, { query: { subject: 'trust', id, type }, file, refusal: 'in place' });
    await Promise.all([
      client.invalidateQueries({ queryKey: question.queryKey }),
      client.invalidateQueries({ queryKey: [trustApi.detail.path] }),
    ]);
  };
  return {
    all,
    upload: may('file:upload') ? upload : undefined,
    download: ({ fileId }: { fileId: string }) =>
      void callForFile(downloadFile, { query: { fileId }, refusal: 'in place' })
        .then(saveFile)
        .catch(tellRefusal),
  };
}
