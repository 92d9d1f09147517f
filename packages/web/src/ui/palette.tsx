import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import type { PaletteEntry, PaletteGroup, PaletteSearch } from './palette-entry.ts';
import { PaletteList } from './palette-list.tsx';
import { useModalLayer } from './use-modal-layer.ts';
import { usePaletteSearch } from './use-palette-search.ts';
import './styles/dialog.css';
import './styles/palette.css';

export interface PaletteProps {
  open: boolean;
  onClose(): void;
  /** Keep the function between renders: another one asks again. */
  search: PaletteSearch;
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
  const choose = (entry: PaletteEntry) => {
    if (!entry.goesOn) onClose();
    onChoose(entry);
  };
  const { pointed, move, isEmpty } = usePointed(groups, listId, choose);
  useModalLayer(box, open, onClose);
  return (
    <div className="dialog-layer">
      <div className="dialog-layer__shade" role="presentation" data-stays-awake="" onPointerDown={onClose} />
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
            aria-expanded={!isEmpty}
            aria-controls={listId}
            aria-activedescendant={pointed && optionId(listId, pointed)}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            className="palette__input"
            placeholder={words.placeholder}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={move}
            onPaste={(event) => {
              const lines = linesOf(event.clipboardData.getData('text'));
              if (lines.length < 2) return;
              event.preventDefault();
              setQuery(lines.join(', '));
            }}
          />
        </div>
        <PaletteList id={listId} groups={groups} pointed={pointed} onChoose={choose} {...words} />
        <p className="palette__note" role="status">
          {state === 'failed' ? words.failed : null}
          {state === 'found' && isEmpty ? words.nothing : null}
        </p>
      </div>
    </div>
  );
}

/** A field of one line would run the numbers of a pasted column into one. */
function linesOf(text: string): string[] {
  const lines = text.split(/[\r\n\t]+/).map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

function optionId(listId: string, entry: PaletteEntry): string {
  return `${listId}-${entry.key}`;
}

/** The entry the arrows point at; new results start at their first one again. */
function usePointed(groups: readonly PaletteGroup[], listId: string, choose: (entry: PaletteEntry) => void) {
  const entries = groups.flatMap((group) => group.entries.filter(({ off }) => !off));
  const [place, setPlace] = useState({ groups, at: 0 });
  const at = place.groups === groups ? Math.min(place.at, entries.length - 1) : 0;
  const pointed = entries[at];
  const point = (to: number) => {
    const entry = entries[to];
    setPlace({ groups, at: to });
    if (entry) document.getElementById(optionId(listId, entry))?.scrollIntoView({ block: 'nearest' });
  };
  const move = (event: KeyboardEvent) => {
    // Enter ends an input method's word first; only then does it choose.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && pointed) choose(pointed);
    else if (event.key === 'ArrowDown') point(at + 1 < entries.length ? at + 1 : 0);
    else if (event.key === 'ArrowUp') point(at > 0 ? at - 1 : entries.length - 1);
    else return;
    event.preventDefault();
  };
  return { pointed, move, isEmpty: groups.every((group) => group.entries.length === 0) };
}
