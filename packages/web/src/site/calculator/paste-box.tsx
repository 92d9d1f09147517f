import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/text-input.tsx';

interface PasteBoxProps {
  /** Says how many lines were found. */
  onPaste: (text: string) => number;
  onClose: () => void;
}

/** Where rows of a sheet are pasted: they become lines at once. */
export function PasteBox({ onPaste, onClose }: PasteBoxProps) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  const take = (typed: string) => {
    setText(typed);
    if (typed.trim() !== '' && onPaste(typed) > 0) onClose();
  };
  return (
    <div ref={box} className="paste-box">
      <Field
        label={t('calculator.pasteLabel')}
        hint={t('calculator.pasteHint')}
        error={text.trim() === '' ? undefined : t('calculator.pasteNothing')}
      >
        <Textarea
          rows={4}
          value={text}
          onChange={setText}
          onPaste={(event) => {
            event.preventDefault();
            take(event.clipboardData.getData('text'));
          }}
          onBlur={() => take(text)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
        />
      </Field>
    </div>
  );
}
