import { Icon } from './icon.tsx';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { StatusChip } from './status-chip.tsx';

interface PaletteListProps {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  pointed: PaletteEntry | undefined;
  onChoose(entry: PaletteEntry): void;
  enterLabel: string;
}

/** What was found, in groups. The keys are the field's; a press is for the pointer alone. */
export function PaletteList({ id, label, groups, pointed, onChoose, enterLabel }: PaletteListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className="palette__list">
      {groups.map((group) => (
        <div key={group.key} role="group" aria-label={group.label}>
          <div className="palette__heading" aria-hidden="true">
            {group.label}
          </div>
          {group.entries.map((entry) => (
            <button
              key={entry.key}
              type="button"
              id={`${id}-${entry.key}`}
              role="option"
              tabIndex={-1}
              aria-selected={entry === pointed}
              aria-disabled={entry.off}
              className="palette__entry"
              onClick={() => entry.off || onChoose(entry)}
            >
              <EntryWords entry={entry} />
              <EntryKey entry={entry} enterLabel={entry === pointed ? enterLabel : undefined} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function EntryWords({ entry }: { entry: PaletteEntry }) {
  return (
    <>
      <Icon name={entry.icon} />
      <span className="palette__label">{entry.label}</span>
      {entry.state ? <StatusChip family={entry.state.family}>{entry.state.text}</StatusChip> : null}
      {entry.detail ? <span className="palette__detail">{entry.detail}</span> : null}
    </>
  );
}

function EntryKey({ entry, enterLabel }: { entry: PaletteEntry; enterLabel: string | undefined }) {
  const key = enterLabel ?? entry.shortcut;
  return key === undefined ? null : <kbd>{key}</kbd>;
}
