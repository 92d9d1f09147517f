import type { DocumentType } from '@loadline/contract/codes/document-type';
import { fileUpload } from '@loadline/contract/files/file.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { fileSizeText, isOfType } from '../../ui/file-facts.ts';
import type { FileCalls } from './record-file.ts';

/** What can be chosen in a file dialog. */
export const takenFiles = fileUpload.types.map((type) => `.${type}`).join(',') + ',.jpeg,.heif';
export const takenPictures = 'image/jpeg,image/png';

/** Why a file is not even sent. */
export function flawOfFile({ name, size }: File, t: Words['t']): string | undefined {
  if (!isOfType(name, fileUpload.types)) return t('files.wrongType', { name });
  if (size <= fileUpload.megabytes * 1_000_000) return undefined;
  return t('files.tooLarge', { name, size: fileSizeText(size), most: fileUpload.megabytes });
}

/** Files on their way, one after the other; what is refused is told by its name and holds nothing else up. */
export function useUpload(
  upload: NonNullable<FileCalls['upload']>,
  onRefused: (says: readonly string[]) => void,
) {
  const { t } = useWords();
  const client = useQueryClient();
  const [underWay, setUnderWay] = useState(0);
  const send = async (file: File, type: DocumentType): Promise<string | undefined> => {
    const flaw = flawOfFile(file, t);
    if (flaw !== undefined) return flaw;
    try {
      await upload(file, type);
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return `${file.name}: ${error.says}`;
    }
  };
  const add = async (files: readonly File[], type: DocumentType) => {
    setUnderWay(files.length);
    const wrong: string[] = [];
    for (const file of files) {
      const says = await send(file, type);
      if (says !== undefined) wrong.push(says);
      setUnderWay((count) => count - 1);
    }
    onRefused(wrong);
    const sent = files.length - wrong.length;
    if (sent > 0) notify('success', t('files.uploaded', { count: sent }));
    await client.invalidateQueries();
  };
  return {
    underWay,
    add: (files: readonly File[], type: DocumentType) => void (files.length > 0 && add(files, type)),
  };
}
