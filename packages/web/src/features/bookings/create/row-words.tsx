import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { useDraftForm } from '../../../resource/drafting/draft-form.ts';
import { SaidTogether } from '../../../resource/drafting/said-together.tsx';
import type { RowColumn } from './row-column.ts';

interface RowWordsProps {
  id: string;
  path: string;
  columns: readonly RowColumn[];
  fields: Fields;
  /** How many columns the table has. */
  span: number;
}

/** What is wrong or odd in a row, or was sent back, right under it. */
export function RowWords({ id, path, columns, fields, span }: RowWordsProps) {
  const { t, language } = useWords();
  const { faults, reasonsAt } = useDraftForm();
  const keys = [undefined, ...columns.map(({ key }) => key), 'orderNumber'];
  const said = (at: (path: string) => string | undefined) =>
    keys.flatMap((key) => {
      const says = at(key === undefined ? path : `${path}.${key}`);
      const field = key === undefined ? undefined : fields[key];
      return says === undefined
        ? []
        : [{ key: key ?? '', label: field ? say(field.label, language) : '', says }];
    });
  const wrong = said(faults.errorAt);
  const odd = [
    ...said(faults.warningAt),
    ...said((one) => {
      const [reason] = reasonsAt(one);
      return reason === undefined ? undefined : t('drafting.returned.at', { reason });
    }),
  ];
  if (wrong.length + odd.length === 0) return null;
  return (
    <tr>
      <td aria-hidden="true" />
      <td id={id} colSpan={span - 1} className="rows-table__said">
        <SaidTogether family="stop" said={wrong} />
        <SaidTogether family="act" said={odd} />
      </td>
    </tr>
  );
}
