import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import type { CSSProperties } from 'react';
import { useWords } from '../../kernel/words.ts';
import { unitText } from '../unit.ts';
import { type GridColumn, isNumeric } from './grid-row.ts';

interface GridHeadProps {
  columns: readonly GridColumn[];
  fields: Fields;
  tracks: CSSProperties;
}

/** The headings of a grid whose columns are fields. */
export function GridHead({ columns, fields, tracks }: GridHeadProps) {
  const { t, language } = useWords();
  return (
    <div role="row" aria-rowindex={1} className="grid-line grid-head" style={tracks}>
      <div role="columnheader" aria-colindex={1} className="grid-number" aria-label={t('grid.row')}>
        #
      </div>
      {columns.map(({ key, header, unit, isNeeded, cell }, index) => {
        const field = fields[key];
        const shownUnit = unit ?? unitText(field?.unit);
        const label = header ?? (field ? say(field.label, language) : '');
        const isEnd = isNumeric(field) || (cell !== undefined && !field);
        return (
          <div
            key={key}
            role="columnheader"
            aria-colindex={index + 2}
            title={label}
            className={isEnd ? 'grid-head__column grid-cell--number' : 'grid-head__column'}
          >
            {label}
            {shownUnit ? <small> {shownUnit}</small> : null}
            {isNeeded ? <span aria-hidden="true"> *</span> : null}
          </div>
        );
      })}
      <div role="columnheader" aria-colindex={columns.length + 2} aria-label={t('grid.actions')} />
    </div>
  );
}
