import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import './styles/filter-chip.css';

interface FilterChipProps extends Omit<ComponentProps<'button'>, 'value' | 'children'> {
  label: string;
  /** What is filtered for; without it the chip is an empty, dashed one. */
  value?: string | undefined;
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
  /** `plus` on the chip that offers further filters. */
  opens?: 'list' | 'more' | undefined;
}

/** One filter of a list: dashed while empty, filled with its value once set. The rest of the props go to its button. */
export function FilterChip({
  label,
  value,
  onRemove,
  removeLabel,
  opens = 'list',
  ...rest
}: FilterChipProps) {
  const isSet = value !== undefined;
  return (
    <span className={isSet ? 'filter-chip filter-chip--set' : 'filter-chip'}>
      <button type="button" {...rest} className="filter-chip__open">
        {label}
        {isSet ? <b className="filter-chip__value">{value}</b> : null}
        {isSet ? null : <Icon name={opens === 'more' ? 'plus' : 'chevron-down'} size={13} />}
      </button>
      {isSet && onRemove ? (
        <button type="button" className="filter-chip__remove" aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" size={14} />
        </button>
      ) : null}
    </span>
  );
}
