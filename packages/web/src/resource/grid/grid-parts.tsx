import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { GridColumn } from './grid-row.ts';

interface NoRowsProps {
  children: ReactNode;
  onAdd: () => void;
  onPaste: (text: string) => void;
}

/** Before the first row: rows may be pasted here at once. */
export function NoRows({ children, onAdd, onPaste }: NoRowsProps) {
  return (
    <button
      type="button"
      className="grid__none"
      onClick={onAdd}
      onPaste={(event) => {
        event.preventDefault();
        onPaste(event.clipboardData.getData('text'));
      }}
    >
      <Icon name="plus" size={14} />
      {children}
    </button>
  );
}

/** What is usually typed in some columns. */
export function Suggestions({ id, columns }: { id: string; columns: readonly GridColumn[] }) {
  return columns.map(({ key, suggestions }) =>
    suggestions ? (
      <datalist key={key} id={`${id}-${key}`}>
        {suggestions.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
    ) : null,
  );
}

interface ToolsProps {
  addLabel: string | undefined;
  faults: number;
  onAdd: () => void;
  onFault: () => void;
}

/** Another row, and the way to the next cell that is wrong. */
export function Tools({ addLabel, faults, onAdd, onFault }: ToolsProps) {
  const { t } = useWords();
  if (addLabel === undefined && faults === 0) return null;
  return (
    <div className="grid__tools">
      {addLabel === undefined ? null : (
        <Button look="text" size="small" icon="plus" onClick={onAdd}>
          {addLabel}
        </Button>
      )}
      {faults > 0 ? (
        <Button look="text" size="small" onClick={onFault}>
          {t('grid.faults', { count: faults })}
        </Button>
      ) : null}
    </div>
  );
}
