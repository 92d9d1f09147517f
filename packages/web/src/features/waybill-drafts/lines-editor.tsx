import type { Field as ContractField, Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { otherCharge, rateLine } from '@loadline/contract/waybill-drafts/awb-line';
import { useWords } from '../../kernel/words.ts';
import { FieldInput } from '../../resource/field-input.tsx';
import { typedText } from '../../resource/typed-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Textarea } from '../../ui/text-input.tsx';
import { saidOf } from './said-of.ts';
import type { TypedLine } from './typed-form.ts';
import { fieldsOf, linesOf } from './typed-form.ts';
import type { EditedPaper } from './use-draft-editor.ts';

interface LinesProps {
  paper: EditedPaper;
  onChange: (lines: readonly TypedLine[]) => void;
}

const blankLine = {
  pieces: '',
  grossWeight: '',
  weightUnit: 'K',
  rateClass: 'Q',
  commodity: null,
  chargeableWeight: '',
  rate: null,
  total: null,
  goods: '',
  dimensions: '',
  volume: null,
};

/** The rate lines, boxes 22A to 22I. */
export function RateLinesEditor(props: LinesProps) {
  const { t } = useWords();
  return (
    <Lines
      {...props}
      name="rateLines"
      fields={fieldsOf(rateLine)}
      blank={blankLine}
      add={t('drafts.addLine')}
    />
  );
}

/** Other charges, box 23. */
export function ChargesEditor(props: LinesProps) {
  const { t } = useWords();
  const blank = { charge: '', due: 'C', amount: '' };
  return (
    <Lines
      {...props}
      name="otherCharges"
      fields={fieldsOf(otherCharge)}
      blank={blank}
      add={t('drafts.addCharge')}
    />
  );
}

interface EveryLine extends LinesProps {
  name: 'rateLines' | 'otherCharges';
  fields: Fields;
  blank: TypedLine;
  add: string;
}

function Lines({ paper, onChange, name, fields, blank, add }: EveryLine) {
  const { t, language } = useWords();
  const lines = linesOf(paper.typed, name);
  const none = saidOf(paper, name, language).error;
  return (
    <div className="awb-lines awb-fields__whole">
      {lines.map((line, at) => (
        // A line has no name but its place on the form.
        <div
          key={`${name} ${at + 1}`}
          className="awb-line"
          role="group"
          aria-label={t('drafts.line', { row: at + 1 })}
        >
          {Object.entries(fields).map(([key, field]) => (
            <LineField
              key={key}
              field={field}
              value={line[key]}
              said={saidOf(paper, `${name}.${at}.${key}`, language)}
              onChange={(value) =>
                onChange(lines.map((one, place) => (place === at ? { ...one, [key]: value } : one)))
              }
            />
          ))}
          <IconButton
            icon="trash"
            size="small"
            label={t('drafts.removeLine', { row: at + 1 })}
            onClick={() => onChange(lines.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {none ? <p className="awb-lines__none state-stop">{none}</p> : null}
      <Button size="small" icon="plus" onClick={() => onChange([...lines, blank])}>
        {add}
      </Button>
    </div>
  );
}

interface LineFieldProps {
  field: ContractField;
  value: unknown;
  said: ReturnType<typeof saidOf>;
  onChange: (value: unknown) => void;
}

function LineField({ field, value, said, onChange }: LineFieldProps) {
  const { t, language } = useWords();
  const isText = field.kind === 'list';
  const isWide = isText || (field.kind === 'text' && field.max > 200);
  return (
    <Field
      label={say(field.label, language)}
      required={field.required && !isText}
      {...said}
      hint={isText ? t('drafts.dimensionsHint') : undefined}
      className={isWide ? 'awb-line__wide' : undefined}
    >
      {isText ? (
        <Textarea rows={2} value={typedText(value)} onChange={onChange} />
      ) : (
        <FieldInput field={field} value={value} onChange={onChange} onLeave={() => undefined} />
      )}
    </Field>
  );
}
