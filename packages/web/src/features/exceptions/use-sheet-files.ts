import { kindsInPhotos } from '@loadline/contract/exceptions/sheet-kind';
import { downloadFile, filesOf, previewFile, uploadFile } from '@loadline/contract/files/file.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { call, callForFile } from '../../kernel/call.ts';
import { saveFile } from '../../kernel/save-file.ts';
import { may } from '../../kernel/session.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import type { SheetRecord } from './sheet-record.ts';

/** The files of a sheet by their ids, its photos and those that the warehouse took of its cargo, and how files come and go. */
export function useSheetFiles({ id: sheetId, orderId, kind }: SheetRecord['sheet']) {
  const client = useQueryClient();
  const question = asking(filesOf, { subject: 'sheet', id: sheetId });
  const files = useQuery(question).data ?? [];
  const ofCargo = useQuery({
    ...asking(filesOf, { subject: 'order', id: orderId ?? '' }),
    enabled: orderId !== null && kindsInPhotos.includes(kind),
  });
  const taken = (ofCargo.data ?? []).filter(({ type }) => type === 'PHOTO');
  const upload = async (file: File) => {
    const type = file.type.startsWith('image/') ? 'PHOTO' : '2';
    const query = { subject: 'sheet', id: sheetId, type } as const;
    const kept = await call(uploadFile, { query, file, refusal: 'in place' });
    await client.invalidateQueries({ queryKey: question.queryKey });
    return kept;
  };
  return {
    byId: new Map(files.map((file) => [file.fileId, file])),
    photos: [...files, ...taken].filter((file) => file.kind === 'png' || file.kind === 'jpg'),
    upload: may('file:upload') ? upload : undefined,
    preview: (fileId: string, small: boolean, signal: AbortSignal) =>
      callForFile(previewFile, { query: { fileId, small }, signal, refusal: 'in place' }),
    download: ({ fileId }: { fileId: string }) =>
      void callForFile(downloadFile, { query: { fileId }, refusal: 'in place' })
        .then(saveFile)
        .catch(tellRefusal),
  };
}
