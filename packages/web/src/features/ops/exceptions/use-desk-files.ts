import { kindsInPhotos } from '@loadline/contract/exceptions/sheet-kind';
import {
  deskFilesOf,
  downloadDeskFile,
  previewDeskFile,
  uploadDeskFile,
} from '@loadline/contract/files/desk-file.api';
import { fileRights } from '@loadline/contract/files/file-subject';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call, callForFile } from '../../../kernel/call.ts';
import { saveFile } from '../../../kernel/save-file.ts';
import { may } from '../../../kernel/session.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import type { Exception } from './exception.ts';

/**
 * The files of a sheet, also those the customer does not see, and the photos that the warehouse took of its cargo. What is sent
 * with words becomes as visible as they are.
 */
export function useDeskFiles({ id: sheetId, orderId, kind }: Exception['sheet']) {
  const client = useQueryClient();
  const question = asking(deskFilesOf, { subject: 'sheet', id: sheetId });
  const files = useQuery(question).data ?? [];
  const ofCargo = useQuery({
    ...asking(deskFilesOf, { subject: 'order', id: orderId ?? '' }),
    enabled: orderId !== null && kindsInPhotos.includes(kind) && fileRights.order.staffView.some(may),
  });
  const taken = (ofCargo.data ?? []).filter(({ type }) => type === 'PHOTO');
  const keep = async (file: File, visible: boolean) => {
    const type = file.type.startsWith('image/') ? 'PHOTO' : '2';
    const query = { subject: 'sheet', id: sheetId, type, visible } as const;
    const kept = await call(uploadDeskFile, { query, file, refusal: 'in place' });
    await client.invalidateQueries({ queryKey: question.queryKey });
    return kept;
  };
  const isAllowed = may('op:exception:edit');
  return {
    byId: new Map(files.map((file) => [file.fileId, file])),
    photos: [...files, ...taken].filter((file) => file.kind === 'png' || file.kind === 'jpg'),
    upload: isAllowed ? (file: File) => keep(file, false) : undefined,
    uploadShown: isAllowed ? (file: File) => keep(file, true) : undefined,
    preview: (fileId: string, small: boolean, signal: AbortSignal) =>
      callForFile(previewDeskFile, { query: { fileId, small }, signal, refusal: 'in place' }),
    download: ({ fileId }: { fileId: string }) =>
      void callForFile(downloadDeskFile, { query: { fileId }, refusal: 'in place' })
        .then(saveFile)
        .catch(tellRefusal),
  };
}
