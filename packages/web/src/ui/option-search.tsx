import { pinyinInitials } from '@loadline/contract/kernel/pinyin';
import { type RefObject, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Input, TextField } from 'react-aria-components/TextField';
import { FloatingPanel } from './floating-panel.tsx';
import { Icon } from './icon.tsx';
import { type ComboOption, findable, isFound, searched } from './option-words.ts';
import './styles/option-search.css';

interface OptionSearchProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly ComboOption[];
  value: string;
  typed: string;
  searchLabel: string;
  emptyText: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The list of a `ComboInput` with its search: code, Chinese, English, first letters in pinyin. */
export function OptionSearch({ id, anchor, options, value, typed, ...rest }: OptionSearchProps) {
  const { searchLabel, emptyText, onChoose, onClose } = rest;
  const [search, setSearch] = useState(typed);
  const words = useMemo(
    () => new Map(options.map((option) => [option.value, findable(option, pinyinInitials)])),
    [options],
  );
  return (
    <FloatingPanel id={id} label={searchLabel} anchor={anchor} className="option-search" onClose={onClose}>
      <Autocomplete
        inputValue={search}
        onInputChange={setSearch}
        filter={(_text, asked, node) => isFound(words.get(String(node.key)) ?? '', asked)}
      >
        <TextField aria-label={searchLabel} className="option-search__field" autoFocus>
          <Icon name="search" size={14} />
          {/* The list scrolls by the keys of this input: said by its role. React Aria says which list it controls. */}
          {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
          <Input role="combobox" aria-expanded className="option-search__input" />
        </TextField>
        <ListBox
          aria-label={searchLabel}
          className="option-search__list"
          selectionMode="single"
          selectedKeys={[value]}
          escapeKeyBehavior="none"
          items={searched(options, search).map((option) => ({ ...option, id: option.value }))}
          renderEmptyState={() => <p className="option-search__empty">{emptyText}</p>}
          // Choosing what is chosen empties the set: it stays chosen, and the list closes.
          onSelectionChange={(keys) => onChoose(String([...keys][0] ?? value))}
        >
          {({ label }) => (
            <ListBoxItem textValue={label || ' '} className="option-search__option">
              {label || ' '}
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
    </FloatingPanel>
  );
}
