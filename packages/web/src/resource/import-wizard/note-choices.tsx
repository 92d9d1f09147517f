import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { wholeText } from '../decimal.ts';
import type { Replacement } from './import-subject.ts';
import { choicesShown, type NoteFacts } from './note-facts.ts';

interface NoteChoicesProps {
  facts: NoteFacts;
  /** What is being typed, which narrows the choices; undefined while nothing is. */
  typed: string | undefined;
  onPick: (value: string) => void;
  onReplace: (replacement: Replacement) => void;
}

/** What may stand in a cell instead, here or in all that hold the same, and the way back to the file's own text. */
export function NoteChoices({ facts, typed, onPick, onReplace }: NoteChoicesProps) {
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
