import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Choice } from './choices.ts';

/** A longer list is searched in. */
const seenAtOnce = 12;

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Several of many, in the order they are offered in. */
export function ChoiceList({ label, choices, chosen, onChange }: ChoiceListProps) {
  const { t } = useWords();
  const [wanted, setWanted] = useState('');
  const needle = wanted.trim().toLowerCase();
  const shown = choices.filter(({ value, label: word }) => `${value} ${word}`.toLowerCase().includes(needle));
  const turn = (value: string, checked: boolean) => {
    const next = new Set(chosen);
    if (checked) next.add(value);
    else next.delete(value);
    onChange(choices.map((choice) => choice.value).filter((one) => next.has(one)));
  };
  return (
    <div className="choice-list">
      {choices.length > seenAtOnce ? (
        <TextInput
          icon="search"
          aria-label={t('resource.filter.find', { in: label })}
          placeholder={t('resource.filter.find', { in: label })}
          value={wanted}
          onChange={setWanted}
          data-autofocus=""
        />
      ) : null}
      <fieldset className="choice-list__choices">
        <legend className="visually-hidden">{label}</legend>
        {shown.map(({ value, label: word, family }) => (
          <Checkbox key={value} checked={chosen.includes(value)} onChange={(checked) => turn(value, checked)}>
            {family ? <StateGlyph family={family} /> : null}
            {word}
          </Checkbox>
        ))}
        {shown.length === 0 ? <p className="choice-list__none">{t('resource.filter.nothing')}</p> : null}
      </fieldset>
      {chosen.length > 0 ? (
        <Button look="text" size="small" onClick={() => onChange([])}>
          {t('resource.filter.clearOne')}
        </Button>
      ) : null}
    </div>
  );
}
