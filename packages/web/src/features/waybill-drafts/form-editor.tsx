import { say } from '@loadline/contract/kernel/text';
import { awbBoxes } from '@loadline/contract/waybill-drafts/awb-boxes';
import { type AwbKey, awbForm } from '@loadline/contract/waybill-drafts/awb-form';
import { useWords } from '../../kernel/words.ts';
import { FieldInput } from '../../resource/field-input.tsx';
import { Field } from '../../ui/field.tsx';
import { ChargesEditor, RateLinesEditor } from './lines-editor.tsx';
import { saidOf } from './said-of.ts';
import type { TypedForm } from './typed-form.ts';
import type { EditedPaper } from './use-draft-editor.ts';

/** The form in the order in which it is typed; the rate lines and other charges have inputs of their own. */
const editorSections = [
  {
    name: 'parties',
    keys: [
      'awbNo',
      'shipperAccount',
      'consigneeAccount',
      'agentIata',
      'shipper',
      'consignee',
      'issuer',
      'agent',
      'agentAccount',
    ],
  },
  {
    name: 'route',
    keys: [
      'departureCode',
      'departure',
      'to1',
      'by1',
      'to2',
      'by2',
      'to3',
      'by3',
      'destination',
      'flight',
      'flightDate',
      'flight2',
      'flightDate2',
    ],
  },
  {
    name: 'terms',
    keys: [
      'currency',
      'chargesCode',
      'weightPayment',
      'otherPayment',
      'carriageValue',
      'customsValue',
      'insurance',
      'accounting',
      'handling',
      'sci',
    ],
  },
  { name: 'cargo', keys: ['asAgreed', 'rateLines'] },
  { name: 'charges', keys: ['otherCharges', 'valuationCharge', 'tax'] },
  { name: 'signatures', keys: ['shipperSignature', 'executedOn', 'executedAt', 'carrierSignature'] },
] as const satisfies readonly { name: string; keys: readonly AwbKey[] }[];

interface FormEditorProps {
  paper: EditedPaper;
  onChange: (form: TypedForm) => void;
}

/** One form by its boxes, with what is wrong or odd under each as it is typed. */
export function FormEditor({ paper, onChange }: FormEditorProps) {
  const { t } = useWords();
  return editorSections.map(({ name, keys }) => (
    <fieldset key={name} className="awb-section">
      <legend>{t(`drafts.section.${name}`)}</legend>
      <div className="awb-fields">
        {keys.map((key) => (
          <BoxField key={key} name={key} paper={paper} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  ));
}

function BoxField({ name, paper, onChange }: FormEditorProps & { name: AwbKey }) {
  const { t, language } = useWords();
  const field = awbForm.fields[name];
  const set = (value: unknown) => onChange({ ...paper.typed, [name]: value });
  if (name === 'rateLines') return <RateLinesEditor paper={paper} onChange={set} />;
  if (name === 'otherCharges') return <ChargesEditor paper={paper} onChange={set} />;
  const input = (
    <FieldInput field={field} value={paper.typed[name]} onChange={set} onLeave={() => undefined} />
  );
  if (field.kind === 'flag') return <div className="awb-fields__whole">{input}</div>;
  const isWide = field.kind === 'text' && field.max > 200;
  return (
    <Field
      label={say(field.label, language)}
      required={field.required}
      aside={<span className="awb-box">{t('drafts.box', { no: awbBoxes[name].no })}</span>}
      {...saidOf(paper, name, language)}
      className={isWide ? 'awb-fields__half' : undefined}
    >
      {input}
    </Field>
  );
}
