import type { Family } from '@loadline/contract/kernel/code';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon, type IconName } from './icon.tsx';
import { StatusChip } from './status-chip.tsx';
import { useModalLayer } from './use-modal-layer.ts';
import { usePaletteSearch } from './use-palette-search.ts';
import './styles/dialog.css';
import './styles/palette.css';

export interface PaletteEntry {
  key: string;
  icon: IconName;
  label: string;
  detail?: string | undefined;
  state?: { family: Family; text: string } | undefined;
  /** The key that does the same without the palette. */
  shortcut?: string | undefined;
}

export interface PaletteGroup {
  key: string;
  label: string;
  entries: readonly PaletteEntry[];
}

export interface PaletteProps {
  open: boolean;
  onClose(): void;
  /** Finds numbers, customers and actions; '' asks for what to offer at first. */
  search: (query: string, signal: AbortSignal) => Promise<readonly PaletteGroup[]>;
  onChoose(entry: PaletteEntry): void;
  label: string;
  placeholder: string;
  /** Nothing was found for the words. */
  nothing: string;
  /** The search itself failed. */
  failed: string;
  enterLabel: string;
}

/** Ctrl K: one field that finds numbers, customers and actions. Arrows move, Enter chooses, Esc closes. */
export function Palette(props: PaletteProps) {
  return props.open ? createPortal(<OpenPalette {...props} />, document.body) : null;
}

function OpenPalette({ open, onClose, search, onChoose, ...words }: PaletteProps) {
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const { groups, state } = usePaletteSearch(query, search);
  const entries = groups.flatMap((group) => group.entries);
  const [pointed, setPointed] = useState({ groups, at: 0 });
  // New results start at their first entry again.
  const at = pointed.groups === groups ? Math.min(pointed.at, entries.length - 1) : 0;
  useModalLayer(box, open, onClose);

  const point = (to: number) => {
    setPointed({ groups, at: to });
    box.current?.querySelectorAll('[role=option]')[to]?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    onChoose(entry);
  };
  const move = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') choose(entries[at]);
    else if (event.key === 'ArrowDown') point(at + 1 < entries.length ? at + 1 : 0);
    else if (event.key === 'ArrowUp') point(at > 0 ? at - 1 : entries.length - 1);
    else return;
    event.preventDefault();
  };
  return (
    <div className="dialog-layer">
      <div className="dialog-layer__shade" role="presentation" onPointerDown={onClose} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-label={words.label}
        tabIndex={-1}
        className="palette"
      >
        <div className="palette__query">
          <Icon name="search" size={17} />
          <input
            role="combobox"
            aria-label={words.label}
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-activedescendant={entries[at] ? `${listId}-${entries[at].key}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            className="palette__input"
            placeholder={words.placeholder}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={move}
          />
        </div>
        <div id={listId} role="listbox" aria-label={words.label} className="palette__list">
          {groups.map((group) => (
            <Group
              key={group.key}
              group={group}
              listId={listId}
              pointed={entries[at]}
              onChoose={choose}
              enterLabel={words.enterLabel}
            />
          ))}
        </div>
        <p className="palette__note" role="status">
          {state === 'failed' ? words.failed : null}
          {state === 'found' && entries.length === 0 ? words.nothing : null}
        </p>
      </div>
    </div>
  );
}

interface GroupProps {
  group: PaletteGroup;
  listId: string;
  pointed: PaletteEntry | undefined;
  onChoose(entry: PaletteEntry): void;
  enterLabel: string;
}

function Group({ group, listId, pointed, onChoose, enterLabel }: GroupProps) {
  return (
    <div role="group" aria-label={group.label}>
      <div className="palette__heading" aria-hidden="true">
        {group.label}
      </div>
      {group.entries.map((entry) => (
        // The keyboard is the combobox's; a press is for the pointer alone.
        <button
          type="button"
          key={entry.key}
          id={`${listId}-${entry.key}`}
          role="option"
          tabIndex={-1}
          aria-selected={entry === pointed}
          className="palette__entry"
          onClick={() => onChoose(entry)}
        >
          <Icon name={entry.icon} />
          <span className="palette__label">{entry.label}</span>
          {entry.state ? <StatusChip family={entry.state.family}>{entry.state.text}</StatusChip> : null}
          {entry.detail ? <span className="palette__detail">{entry.detail}</span> : null}
          {entry === pointed ? <kbd>{enterLabel}</kbd> : null}
          {entry !== pointed && entry.shortcut ? <kbd>{entry.shortcut}</kbd> : null}
        </button>
      ))}
    </div>
  );
}
