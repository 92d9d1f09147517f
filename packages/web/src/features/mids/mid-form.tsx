import { keysOf } from '@loadline/contract/kernel/compose';
import { say } from '@loadline/contract/kernel/text';
import { saveMid } from '@loadline/contract/mids/mid.api';
import { codeOfTyped, flawsOfMid } from '@loadline/contract/mids/mid.rules';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { newKey } from '../../kernel/request.ts';
import { useWords } from '../../kernel/words.ts';
import { FormAnswer } from '../../resource/form-answer.tsx';
import { FormEnd } from '../../resource/form-end.tsx';
import { FormField } from '../../resource/form-field.tsx';
import type { InputLooks, Values } from '../../resource/input-look.ts';
import { LeaveGuard } from '../../resource/leave-guard.tsx';
import { useResourceForm } from '../../resource/use-resource-form.ts';
import type { MidRecord } from '../../shared/mids/mid-record.ts';
import { Button } from '../../ui/button.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { MidLikeness } from './mid-likeness.tsx';
import { MidTyped } from './mid-typed.tsx';
import '../../resource/styles/form.css';
import '../../shared/mids/mid.css';

const { id: _id, editionOf: _editionOf, ...fields } = saveMid.body;
const { version: _version, ...written } = fields;

const nothing = { role: 'manufacturer', country: 'CN', textile: false, version: null };

interface MidFormProps {
  /** What is written on: a draft, or the record of which it becomes the next version; nothing of a new site. */
  of?: MidRecord;
  as: 'new' | 'edit' | 'edition';
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** A manufacturer as it is typed, with the code that follows from it and what the register has like it. */
export function MidForm({ of, as, onClose, onSaved }: MidFormProps) {
  const words = useWords();
  const { t } = words;
  const formId = useId();
  const box = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const [id] = useState(as === 'edit' && of ? of.mid.id : newKey);
  const [editionOf, setEditionOf] = useState<string | null>();
  const [asks, setAsks] = useState(false);
  const looks: InputLooks = useInputs();
  const form = useResourceForm({
    fields,
    values: valuesOf(of, as),
    looks,
    onSubmit: async (typed) => {
      const before = as === 'edition' && of ? of.mid.id : (editionOf ?? null);
      await call(saveMid, { body: { ...typed, id, editionOf: before }, refusal: 'in place' });
      notify('success', t('mids.form.saved'));
      await client.invalidateQueries();
      onSaved(id);
    },
  });
  const { values } = form;
  const made = codeOfTyped(values);
  const hasOther = asks || !!values['code'] || (made.code === null && made.missing.length === 0);
  const showFirst = () =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.leaveAll();
    if (form.isRight) void form.send();
    else showFirst();
  };
  const field = (key: keyof typeof written) => (
    <FormField name={key} field={written[key]} look={looks[key] ?? {}} form={form} />
  );
  return (
    <SidePanel
      title={titleOf(of, as, t)}
      facts={t('mids.form.evidenceNext')}
      width="wide"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      <form ref={box} id={formId} className="resource-form resource-form--one" noValidate onSubmit={submit}>
        <FormAnswer fields={fields} form={form} />
        <div className="form-fields">
          {field('name')}
          {field('street')}
        </div>
        <div className="mid-form__short">
          {field('city')}
          {field('postal')}
          {field('country')}
        </div>
        <div className="form-fields">
          {values['country'] === 'CA' || values['province'] ? field('province') : null}
          {field('role')}
          {field('textile')}
        </div>
        <MidTyped typed={values} />
        {hasOther ? (
          <div className="form-fields">
            {field('code')}
            {field('codeReason')}
          </div>
        ) : (
          <Button icon="edit" size="small" onClick={() => setAsks(true)}>
            {t('mids.form.another')}
          </Button>
        )}
      </form>
      <MidLikeness
        id={as === 'edition' && of ? of.mid.id : id}
        typed={values}
        editionOf={as === 'new' ? editionOf : null}
        onEditionOf={as === 'new' ? setEditionOf : undefined}
      >
        {(unsaid) => (
          <FormEnd
            formId={formId}
            problems={form.problems}
            busy={form.busy}
            refused={unsaid}
            onShow={showFirst}
            submitLabel={t('mids.form.save')}
            onCancel={onClose}
            aside={null}
          />
        )}
      </MidLikeness>
      <LeaveGuard isOn={form.isChanged && !form.busy} />
    </SidePanel>
  );
}

function valuesOf(of: MidRecord | undefined, as: MidFormProps['as']) {
  if (!of) return nothing;
  const { mid } = of;
  const given = Object.fromEntries(keysOf(written).map((key) => [key, mid[key]]));
  const code = mid.codeReason === null ? null : mid.code;
  return as === 'edit'
    ? { ...given, code, version: mid.version }
    : { ...given, code: null, codeReason: null, version: null };
}

function titleOf(
  of: MidRecord | undefined,
  as: MidFormProps['as'],
  t: ReturnType<typeof useWords>['t'],
): string {
  const code = of?.mid.code ?? '';
  if (as === 'new') return t('mids.add');
  return as === 'edit' ? t('mids.form.edit', { code }) : t('mids.form.edition', { code });
}

/** What the contract cannot know of single inputs: what goes with what, and what is said beside them. */
function useInputs(): InputLooks<typeof fields> {
  const { t, language } = useWords();
  const fault = (key: keyof typeof written) => (_: unknown, values: Values) => {
    const flaw = flawsOfMid(values).find(({ path }) => path === key);
    return flaw && say(flaw.says, language);
  };
  return {
    name: { as: 'line', hint: t('mids.form.nameHint') },
    street: { as: 'line' },
    postal: { hint: t('mids.form.postalHint') },
    province: { fault: fault('province') },
    role: { as: 'segments', fault: fault('role') },
    code: { hint: t('mids.form.codeHint'), fault: fault('code') },
    codeReason: { fault: fault('codeReason') },
  };
}
