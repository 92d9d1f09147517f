import { lazy } from 'react';
import type { Search } from '../../kernel/navigation.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { Changes } from '../use-list-address.ts';
import { useReading } from '../value.tsx';
import { type FilterSpec, namesOf } from './filter-spec.ts';
import { filterText } from './filter-value.ts';
import '../styles/filter.css';

const loadEditor = () => import('./filter-editor.tsx');
const FilterEditor = lazy(async () => ({ default: (await loadEditor()).FilterEditor }));

interface FilterChipsProps {
  specs: readonly FilterSpec[];
  /** This many stand in the row; the rest wait under "more" until they are set. */
  inRow: number;
  raw: Search;
  onChange: (changes: Changes) => void;
}

/** The filters of a list: what is set stands filled with its value, what is not is an empty, dashed chip. */
export function FilterChips({ specs, inRow, raw, onChange }: FilterChipsProps) {
  const { t } = useWords();
  const reading = useReading();
  const chips = specs.map((spec, place) => ({ spec, place, text: filterText(spec, raw, reading, t) }));
  const inSight = chips.filter(({ place, text }) => place < inRow || text !== undefined);
  // All of them, also those that are set by now: the one being edited must not vanish under the pointer.
  const others = specs.slice(inRow);
  const isAnySet = chips.some(({ text }) => text !== undefined);
  return (
    <>
      {inSight.map(({ spec, text }) => (
        <Popover
          key={spec.key}
          label={spec.label}
          ahead={loadEditor}
          trigger={(trigger) => (
            <FilterChip
              {...trigger}
              label={spec.label}
              value={text}
              removeLabel={t('resource.filter.remove', { filter: spec.label })}
              onRemove={() => onChange(without([spec]))}
            />
          )}
        >
          {() => <FilterEditor spec={spec} raw={raw} onChange={onChange} />}
        </Popover>
      ))}
      {others.length > 0 ? (
        <Popover
          label={t('resource.filter.more')}
          ahead={loadEditor}
          trigger={(trigger) => <FilterChip {...trigger} label={t('resource.filter.more')} opens="more" />}
        >
          {() => <OtherFilters specs={others} raw={raw} onChange={onChange} />}
        </Popover>
      ) : null}
      {isAnySet ? (
        <Button look="text" size="small" onClick={() => onChange(without(specs))}>
          {t('resource.filter.clear')}
        </Button>
      ) : null}
    </>
  );
}

function OtherFilters({ specs, raw, onChange }: Omit<FilterChipsProps, 'inRow'>) {
  return (
    <div className="other-filters">
      {specs.map((spec) => (
        <section key={spec.key} className="other-filters__one">
          <h3 className="other-filters__name">{spec.label}</h3>
          <FilterEditor spec={spec} raw={raw} onChange={onChange} />
        </section>
      ))}
    </div>
  );
}

/** The changes that take filters out of an address. */
function without(specs: readonly FilterSpec[]): Changes {
  return Object.fromEntries(specs.flatMap(namesOf).map((name) => [name, undefined]));
}
