import { saveFile } from '../../kernel/save-file.ts';
import { tellRefusal } from '../tell-refusal.ts';
import type { FileCalls } from './record-file.ts';

/** Saves one file of a record where its reader keeps files; a refusal is told. */
export function saveOne({ download }: Pick<FileCalls, 'download'>, fileId: string): void {
  void download(fileId).then(saveFile).catch(tellRefusal);
}
