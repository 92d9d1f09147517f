import type { Field as ContractField, Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { keysOfPart, ownFields } from '@loadline/contract/orders/order-form';
import type { OrderPart } from '@loadline/contract/orders/order-part';
import { useWords } from '../../../kernel/words.ts';
import { FieldInput, isSeveral } from '../../../resource/field-input.tsx';
import type { InputLook, InputLooks, Values } from '../../../resource/input-look.ts';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { OrderPartBlock } from './order-part-block.tsx';
import type { OrderFormState } from './use-order-form.ts';

interface OwnPartProps {
  part: OrderPart;
  state: OrderFormState;
  isLocked: boolean;
  inputs?: InputLooks;
}

/** A part of an order that is fields of its own: its channel, where it goes, its tax numbers. */
export function OwnPart({ part, state, isLocked, inputs = {} }: OwnPartProps) {
  const keys = keysOfPart(part);
  const { own } = state.draft;
  return (
    <OrderPartBlock
      part={part}
      isLocked={isLocked}
      names={keys.length === 1 ? 'by its input' : 'itself'}
      locked={<ResourceDetail fields={ownFields} keys={keys} record={own} instead={chosenIn(own, inputs)} />}
    >
      <DraftFields
        fields={ownFields}
        keys={keys}
        values={own}
        inputs={inputs}
        at=""
        state={state}
        onChange={(values) => state.change({ own: values })}
      />
    </OrderPartBlock>
  );
}

/** What is chosen is shown as the choice calls it. */
function chosenIn(own: Values, inputs: InputLooks): Record<string, string> {
  const named = Object.entries(inputs).flatMap(([key, look]): [string, string][] => {
    const option = look?.options?.find(({ value }) => value === own[key]);
    return option ? [[key, option.label]] : [];
  });
  return Object.fromEntries(named);
}

interface DraftFieldsProps {
  fields: Fields;
  keys: readonly string[];
  values: Values;
  inputs?: InputLooks;
  /** What stands before a key in the path of a fault. */
  at: string;
  state: OrderFormState;
  onChange: (values: Values) => void;
  look?: 'row' | 'column';
  /** Nothing is needed as long as all of them are empty. */
  needed?: 'always' | 'once begun';
}

/** Inputs by the kind of each field, with what is wrong under each. */
export function DraftFields({ fields, keys, look = 'row', ...rest }: DraftFieldsProps) {
  return (
    <div className={`draft-fields draft-fields--${look}`}>
      {keys.map((key) => {
        const field = fields[key];
        return field ? <DraftField key={key} name={key} field={field} {...rest} /> : null;
      })}
    </div>
  );
}

type DraftFieldProps = Omit<DraftFieldsProps, 'fields' | 'keys' | 'look'> & {
  name: string;
  field: ContractField;
};

function DraftField(props: DraftFieldProps) {
  const { name, field, values, inputs = {}, at, state, onChange } = props;
  const isNeeded = props.needed !== 'once begun' || Object.values(values).some((value) => value !== '');
  const { language } = useWords();
  const look: InputLook = inputs[name] ?? {};
  const path = `${at}${name}`;
  const input = (
    <FieldInput
      field={field}
      look={look}
      value={values[name]}
      onChange={(value) => onChange({ ...values, [name]: value })}
      onLeave={() => state.leave(path)}
    />
  );
  if (field.kind === 'flag') return <div className="draft-fields__flag">{input}</div>;
  const about = {
    label: say(field.label, language),
    required: isNeeded && field.required && field.kind !== 'list',
    error: state.faultAt(path),
    className: look.span === 'whole' || field.kind === 'list' ? 'draft-fields__whole' : undefined,
    children: input,
  };
  return isSeveral(field, look) ? <FieldGroup {...about} /> : <Field {...about} />;
}
