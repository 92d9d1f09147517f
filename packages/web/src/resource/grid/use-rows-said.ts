import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { useDraftForm } from '../drafting/draft-form.ts';
import type { GridRow, SaidOfRow } from './grid-row.ts';

/** What is wrong or odd in the rows of a draft's list, or was sent back; `elsewhere` are keys whose words stand elsewhere. */
export function useRowsSaid(
  list: string,
  fields: Fields,
  elsewhere: readonly string[] = [],
): (row: GridRow) => SaidOfRow {
  const { t, language } = useWords();
  const { faults, reasonsAt } = useDraftForm();
  const keys = ['', ...Object.keys(fields)].filter((key) => !elsewhere.includes(key));
  return ({ id }) => {
    const said = (at: (path: string) => string | undefined) =>
      keys.flatMap((key) => {
        const says = at(key === '' ? `${list}.${id}` : `${list}.${id}.${key}`);
        const field = fields[key];
        return says === undefined ? [] : [{ key, label: field ? say(field.label, language) : '', says }];
      });
    const returned = (path: string) => {
      const [reason] = reasonsAt(path);
      return reason === undefined ? undefined : t('drafting.returned.at', { reason });
    };
    return { wrong: said(faults.errorAt), odd: [...said(faults.warningAt), ...said(returned)] };
  };
}
