import { bookingFiles } from '@loadline/contract/bookings/booking.documents';
import { type DocumentType, documentTypes } from '@loadline/contract/codes/document-type';
import { filesOf, fileUpload, uploadFile, withdrawFile } from '@loadline/contract/files/file.api';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { permitted } from '../../../kernel/permitted.ts';
import { useWords } from '../../../kernel/words.ts';
import { takenFiles } from '../../../resource/files/use-upload.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { fileSizeText } from '../../../ui/file-facts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Phrase } from '../../../ui/phrase.tsx';
import { useBookingForm } from './booking-form.ts';

const places = [
  { key: 'export', type: bookingFiles.exportDeclaration },
  { key: 'import', type: bookingFiles.importClearance },
] as const;

type FileOfBooking = AnswerOf<typeof filesOf>[number];

/** Section 7: the papers of the booking, dropped where they belong. */
export function FilesBlock() {
  const { t, language } = useWords();
  const { record } = useBookingForm();
  const files = useFiles();
  const [underWay, setUnderWay] = useState(0);
  const add = async (chosen: readonly File[], type: DocumentType) => {
    setUnderWay((count) => count + chosen.length);
    for (const file of chosen) {
      // One after the other: the first one may have to make the draft.
      await files.attach(file, type).catch(tellRefusal);
      setUnderWay((count) => count - 1);
    }
  };
  // As they were asked for when the draft was last kept.
  const papers = record?.papers.map(({ document }) => document) ?? [];
  const known: readonly DocumentType[] = [...places.map(({ type }) => type), ...papers];
  const others = files.all.filter(({ type }) => !isCode(documentTypes, type) || !known.includes(type));
  if (!permitted(uploadFile)) return <FileList files={files.all} />;
  return (
    <div className="field-grid">
      {places.map(({ key, type }) => (
        <div key={key} className="field-grid__wide" data-path={`files.${type}`}>
          <DropZone
            multiple
            accept={takenFiles}
            hint={t('files.limits', { most: fileUpload.megabytes })}
            onFiles={(chosen) => void add(chosen, type)}
          >
            <Phrase
              text={t(`booking.files.${key}`, { choose: '{choose}' })}
              parts={{ choose: <b>{t('files.choose')}</b> }}
            />
          </DropZone>
          <FileList files={files.all.filter((file) => file.type === type)} onTake={files.withdraw} />
        </div>
      ))}
      {papers.map((type) => (
        <div key={type} className="field-grid__wide" data-path={`files.${type}`}>
          <DropZone
            multiple
            accept={takenFiles}
            hint={t('files.limits', { most: fileUpload.megabytes })}
            onFiles={(chosen) => void add(chosen, type)}
          >
            {say(wordOf(documentTypes, type), language)} <b>{t('files.choose')}</b>
          </DropZone>
          <FileList files={files.all.filter((file) => file.type === type)} onTake={files.withdraw} />
        </div>
      ))}
      {others.length > 0 ? (
        <div className="field-grid__full">
          <FileList files={others} onTake={files.withdraw} />
        </div>
      ) : null}
      {underWay > 0 ? (
        <p className="field-grid__full" role="status">
          {t('files.underWay', { count: underWay })}
        </p>
      ) : null}
    </div>
  );
}

interface FileListProps {
  files: readonly FileOfBooking[];
  onTake?: (fileId: string) => Promise<void>;
}

function FileList({ files, onTake }: FileListProps) {
  const { t, language } = useWords();
  if (files.length === 0) return null;
  return (
    <ul className="booking-files">
      {files.map((file) => (
        <li key={file.fileId}>
          <Icon name="file" size={15} />
          <span className="booking-files__name" title={file.name}>
            {file.name}
          </span>
          <small>
            {say(wordOf(documentTypes, file.type), language)} · {fileSizeText(file.size)}
          </small>
          {file.byStaff || !onTake ? null : (
            <IconButton
              icon="trash"
              size="small"
              label={t('booking.files.take', { name: file.name })}
              onClick={() => void onTake(file.fileId).catch(tellRefusal)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The files of the draft; the first one makes it, where there is none yet. */
function useFiles() {
  const client = useQueryClient();
  const { record, saveNow } = useBookingForm();
  const id = record?.booking.id;
  const question = asking(filesOf, { subject: 'booking', id: id ?? '' });
  const all = useQuery({ ...question, enabled: id !== undefined }).data ?? [];
  const renew = () => client.invalidateQueries({ queryKey: [filesOf.path] });
  return {
    all,
    attach: async (file: File, type: DocumentType) => {
      const to = id ?? (await saveNow());
      if (to === undefined) return;
      await call(uploadFile, { query: { subject: 'booking', id: to, type }, file, refusal: 'in place' });
      await renew();
    },
    withdraw: async (fileId: string) => {
      await call(withdrawFile, { body: { fileId }, refusal: 'in place' });
      await renew();
    },
  };
}
