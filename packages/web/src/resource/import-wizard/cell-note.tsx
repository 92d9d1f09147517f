import { wholeText } from '@loadline/contract/kernel/figures';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { focusableIn } from '../../ui/focusable.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { useFloating } from '../../ui/use-floating.ts';
import type { Replacement } from './import-subject.ts';
import { choicesShown, type NoteFacts } from './note-facts.ts';

export interface NoteHandle {
  /** Moves the focus to the first thing that can be pressed; 'nothing' when there is none. */
  enter: () => 'entered' | 'nothing';
  holds: (node: EventTarget | null) => boolean;
}

interface CellNoteProps {
  anchor: HTMLElement;
  /** Names the note: the cell's row and column. */
  label: string;
  facts: NoteFacts;
  /** What is being typed, which narrows the choices; undefined while nothing is. */
  typed?: string | undefined;
  onPick: (value: string) => void;
  onReplace: (replacement: Replacement) => void;
  /** Esc, or the arrow key above the first line: back to the cell. */
  onBack: () => void;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
  ref: Ref<NoteHandle>;
}

/** What is wrong with a cell, what it holds and what may stand there instead. It floats below and takes no focus by itself. */
export function CellNote({ anchor, label, facts, typed, ref, ...on }: CellNoteProps) {
  const { t } = useWords();
  const anchored = useRef(anchor);
  const panel = useRef<HTMLDivElement>(null);
  useFloating(anchored, panel, { open: true, side: 'below', align: 'start' });
  useImperativeHandle(ref, () => ({
    enter: () => {
      const [first] = panel.current ? focusableIn(panel.current) : [];
      first?.focus();
      return first ? 'entered' : 'nothing';
    },
    holds: (node) => node instanceof Node && (panel.current?.contains(node) ?? false),
  }));
  const { was } = facts;
  return createPortal(
    // The buttons inside are what is pressed; the panel only leads the arrow keys between them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      role="group"
      aria-label={label}
      className="floating panel cell-note"
      // A press must not take the focus from the cell or from the text that is being typed.
      onPointerDown={(event) => event.preventDefault()}
      onPointerEnter={on.onPointerEnter}
      onPointerLeave={on.onPointerLeave}
      onKeyDown={(event) => moveWithin(event, panel.current, on.onBack)}
    >
      {facts.problems.map(({ family, says }) => (
        <p key={says} className={`cell-note__problem state-${family}`}>
          <StateGlyph family={family} />
          {says}
        </p>
      ))}
      <p className="cell-note__now">
        {facts.text.trim() === '' ? t('import.note.blank') : t('import.note.now', { text: facts.text })}
        {was === undefined ? null : (
          <span> · {was === '' ? t('import.note.wasBlank') : t('import.note.was', { text: was })}</span>
        )}
      </p>
      <NoteChoices facts={facts} typed={typed} onPick={on.onPick} onReplace={on.onReplace} />
    </div>,
    document.body,
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function moveWithin(event: KeyboardEvent, panel: HTMLElement | null, onBack: () => void): void {
  const step = steps[event.key];
  const stops = panel ? focusableIn(panel) : [];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  if (event.key !== 'Escape' && event.key !== 'Tab' && step === undefined) return;
  event.preventDefault();
  const next = step === undefined ? undefined : stops[here + step];
  if (next) next.focus();
  else if (step !== 1) onBack();
}

interface NoteChoicesProps {
  facts: NoteFacts;
  /** What is being typed, which narrows the choices; undefined while nothing is. */
  typed: string | undefined;
  onPick: (value: string) => void;
  onReplace: (replacement: Replacement) => void;
}

/** What may stand in a cell instead, here or in all that hold the same, and the way back to the file's own text. */
function NoteChoices({ facts, typed, onPick, onReplace }: NoteChoicesProps) {
  const { t } = useWords();
  const { everywhere, was } = facts;
  return (
    <div className="cell-note__choices">
      {choicesShown(facts, typed).map((choice) => (
        <Button key={choice} size="small" onClick={() => onPick(choice)}>
          {choice}
        </Button>
      ))}
      {everywhere ? (
        <Button look="text" size="small" onClick={() => onReplace(everywhere)}>
          {t('import.note.everywhere', {
            cells: wholeText(everywhere.cells),
            from: everywhere.from,
            to: everywhere.to,
          })}
        </Button>
      ) : null}
      {was === undefined || typed !== undefined ? null : (
        <Button look="text" size="small" onClick={() => onPick(was)}>
          {t('import.note.restore')}
        </Button>
      )}
    </div>
  );
}
