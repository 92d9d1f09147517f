import type { Field as ContractField, Fields } from '@loadline/contract/kernel/field';
import { check } from '@loadline/contract/kernel/schema';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { FieldInput, isSeveral } from '../../../resource/field-input.tsx';
import { asInput, findingAt } from '../../../resource/form-values.ts';
import type { Values } from '../../../resource/input-look.ts';
import { isMissing } from '../../../resource/value-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { beginningOf, rowsIn, rowsMoved } from './group-rows.ts';

interface GroupRowsProps {
  field: ContractField & { kind: 'list' };
  value: unknown;
  /** Every problem, not only those of inputs that were left. */
  showAll: boolean;
  onChange: (rows: readonly Values[]) => void;
  onLeave: () => void;
}

/** A list of things with several words each: written, put in order, added and removed. */
export function GroupRows({ field, value, showAll, onChange, onLeave }: GroupRowsProps) {
  const { t, language } = useWords();
  const { item } = field;
  if (item.kind !== 'group') return null;
  const rows = rowsIn(value);
  const name = say(item.label, language);
  const set = (at: number, row: Values) => onChange(rows.map((old, index) => (index === at ? row : old)));
  const drop = (at: number) => onChange(rows.filter((_, index) => index !== at));
  return (
    <fieldset className="group-rows form-fields__whole">
      <legend>{say(field.label, language)}</legend>
      {rows.map((row, at) => (
        // A row is known by nothing but its place.
        <div key={at} className="group-rows__row" role="group" aria-label={`${name} ${at + 1}`}>
          <header>
            <b>{`${name} ${at + 1}`}</b>
            <IconButton
              icon="arrow-up"
              label={t('siteContent.up', { name, place: at + 1 })}
              disabled={at === 0}
              onClick={() => onChange(rowsMoved(rows, at, at - 1))}
            />
            <IconButton
              icon="arrow-down"
              label={t('siteContent.down', { name, place: at + 1 })}
              disabled={at === rows.length - 1}
              onClick={() => onChange(rowsMoved(rows, at, at + 1))}
            />
            <IconButton
              icon="trash"
              label={t('siteContent.remove', { name, place: at + 1 })}
              onClick={() => drop(at)}
            />
          </header>
          <RowFields
            fields={item.fields}
            row={row}
            showAll={showAll}
            onChange={(next) => set(at, next)}
            onLeave={onLeave}
          />
        </div>
      ))}
      <Button
        size="small"
        icon="plus"
        refused={rows.length < field.max ? undefined : t('siteContent.full', { count: field.max })}
        onClick={() => onChange([...rows, beginningOf(item.fields)])}
      >
        {t('siteContent.add', { name })}
      </Button>
    </fieldset>
  );
}

interface RowFieldsProps extends Pick<GroupRowsProps, 'showAll' | 'onLeave'> {
  fields: Fields;
  row: Values;
  onChange: (row: Values) => void;
}

function RowFields({ fields, row, showAll, onChange, onLeave }: RowFieldsProps) {
  const { t, language } = useWords();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const checked = check(fields, asInput(fields, row));
  const errorOf = (key: string) => {
    const finding = checked.ok || !(showAll || left.has(key)) ? undefined : findingAt(checked.findings, key);
    if (!finding) return undefined;
    return isMissing(row[key]) ? t('resource.form.missing') : say(finding.says, language);
  };
  return (
    <div className="form-fields">
      {Object.entries(fields).map(([key, field]) => {
        const leave = () => {
          setLeft((before) => new Set([...before, key]));
          onLeave();
        };
        const about = {
          label: say(field.label, language),
          required: field.required,
          error: errorOf(key),
          className: field.kind === 'list' ? 'form-fields__whole' : undefined,
          children: (
            <FieldInput
              field={field}
              value={row[key]}
              onChange={(next) => onChange(asInput(fields, { ...row, [key]: next }))}
              onLeave={leave}
            />
          ),
        };
        return isSeveral(field) ? <FieldGroup key={key} {...about} /> : <Field key={key} {...about} />;
      })}
    </div>
  );
}
