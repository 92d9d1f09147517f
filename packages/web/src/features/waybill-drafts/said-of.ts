import type { Finding } from '@loadline/contract/kernel/schema';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { EditedPaper } from './use-draft-editor.ts';

/** What stands under an input: what is wrong before what is odd. */
export function saidOf(
  { errors, warnings }: Pick<EditedPaper, 'errors' | 'warnings'>,
  path: string,
  language: Language,
) {
  const words = (found: Finding | undefined) => found && say(found.says, language);
  const error = words(errors.find((one) => one.path === path));
  const odd = words(warnings.find((one) => one.path === path));
  return { error, remark: odd === undefined ? undefined : ({ family: 'act', text: odd } as const) };
}
