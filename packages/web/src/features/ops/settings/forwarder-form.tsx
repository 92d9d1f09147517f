import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Forwarder } from '@loadline/contract/ops/forwarder';
import { saveForwarder } from '@loadline/contract/ops/forwarder.api';
import { type SubmitEvent, useId, useRef } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { FormAnswer } from '../../../resource/form-answer.tsx';
import { FormEnd } from '../../../resource/form-end.tsx';
import { FormField } from '../../../resource/form-field.tsx';
import type { InputLooks } from '../../../resource/input-look.ts';
import { LeaveGuard } from '../../../resource/leave-guard.tsx';
import { useResourceForm } from '../../../resource/use-resource-form.ts';
import { useSubmitKeys } from '../../../resource/use-submit-keys.ts';
import { Card } from '../../../ui/card.tsx';
import { PaperPreview } from './paper-preview.tsx';
import '../../../resource/styles/form.css';

type Fields = typeof saveForwarder.body;

const sections = [
  { name: 'names', keys: ['nameZh', 'nameEn', 'addressZh', 'addressEn'] },
  { name: 'reached', keys: ['phone', 'email', 'uscc'] },
  { name: 'air', keys: ['city', 'iataCode', 'cassNo', 'accountNo'] },
] as const satisfies readonly { name: string; keys: readonly (keyof Fields)[] }[];

const looks: InputLooks = { addressZh: { span: 'half' }, addressEn: { span: 'half' } };

interface ForwarderFormProps {
  values: Forwarder;
  onSubmit: (body: BodyOf<typeof saveForwarder>) => Promise<unknown>;
}

/** Typed at the left; at the right how papers will name the company, as it is typed. */
export function ForwarderForm({ values, onSubmit }: ForwarderFormProps) {
  const { t } = useWords();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const fields = saveForwarder.body;
  const form = useResourceForm({ fields, values, looks, onSubmit });
  useSubmitKeys(box);
  const showFirst = () =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.leaveAll();
    if (form.isRight) void form.send();
    else showFirst();
  };
  return (
    <>
      <div className="settings__columns">
        <form ref={box} id={id} className="resource-form" noValidate onSubmit={submit}>
          <FormAnswer fields={fields} form={form} />
          {sections.map(({ name, keys }) => (
            <Card key={name} title={t(`settings.${name}`)}>
              <div className="form-fields">
                {keys.map((key) => (
                  <FormField key={key} name={key} field={fields[key]} look={looks[key] ?? {}} form={form} />
                ))}
              </div>
            </Card>
          ))}
        </form>
        <PaperPreview typed={form.values} />
      </div>
      <FormEnd
        formId={id}
        problems={form.problems}
        busy={form.busy}
        refused={form.isChanged ? undefined : t('resource.form.unchanged')}
        onShow={showFirst}
        submitLabel={t('resource.form.save')}
        onCancel={undefined}
        aside={null}
      />
      <LeaveGuard isOn={form.isChanged && !form.busy} />
    </>
  );
}
