import { notify } from '../kernel/notice.ts';
import { words } from '../kernel/words.ts';
import { copyText } from '../ui/copy-text.ts';

export function tellCopied(): void {
  notify('success', words().t('resource.copied'));
}

export function tellCopyFailed(): void {
  notify('error', words().t('resource.copyFailed'));
}

/** Puts a text on the clipboard and says whether that worked (spec: copy success, 'Copy failed'). */
export async function copyAndTell(text: string): Promise<void> {
  if (await copyText(text)) tellCopied();
  else tellCopyFailed();
}
