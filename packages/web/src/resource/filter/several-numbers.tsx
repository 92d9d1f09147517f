import { wholeText } from '@loadline/contract/kernel/figures';
import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Textarea } from '../../ui/text-input.tsx';
import { numbersAtOnce, numbersIn } from '../numbers-in.ts';
import '../styles/filter.css';

interface SeveralNumbersProps {
  numbers: readonly string[];
  onChange: (numbers: string[]) => void;
}

/** The pasted numbers as one chip; opened, they can be added to and taken from. */
export function SeveralNumbers({ numbers, onChange }: SeveralNumbersProps) {
  const { t } = useWords();
  const label = t('resource.numbers.label');
  return (
    <Popover
      label={label}
      trigger={(trigger) => (
        <FilterChip
          {...trigger}
          label={label}
          value={t('resource.numbers.count', { count: numbers.length })}
          removeLabel={t('resource.filter.remove', { filter: label })}
          onRemove={() => onChange([])}
        />
      )}
    >
      {(close) => (
        <NumbersEditor
          numbers={numbers}
          onChange={(next) => {
            close();
            onChange(next);
          }}
        />
      )}
    </Popover>
  );
}

function NumbersEditor({ numbers, onChange }: SeveralNumbersProps) {
  const { t } = useWords();
  const [text, setText] = useState(numbers.join('\n'));
  const found = numbersIn(text);
  const isTooMany = found.length > numbersAtOnce;
  return (
    <div className="several-numbers">
      <Textarea
        aria-label={t('resource.numbers.edit')}
        data-autofocus=""
        rows={10}
        spellCheck={false}
        value={text}
        onChange={setText}
      />
      <div className="several-numbers__end">
        {t('resource.numbers.of', { given: wholeText(found.length), most: numbersAtOnce })}
        <Button
          look="primary"
          size="small"
          refused={isTooMany ? t('resource.numbers.refused', { most: numbersAtOnce }) : undefined}
          onClick={() => onChange(found)}
        >
          {t('resource.numbers.find')}
        </Button>
      </div>
    </div>
  );
}
