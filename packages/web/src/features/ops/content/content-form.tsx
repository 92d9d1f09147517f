import type { Fields, ValuesOf } from '@loadline/contract/kernel/field';
import { check } from '@loadline/contract/kernel/schema';
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { FormAnswer } from '../../../resource/form-answer.tsx';
import { FormEnd } from '../../../resource/form-end.tsx';
import { FormField } from '../../../resource/form-field.tsx';
import { asInput } from '../../../resource/form-values.ts';
import type { FormSection, InputLook, InputLooks, Values } from '../../../resource/input-look.ts';
import { LeaveGuard } from '../../../resource/leave-guard.tsx';
import { useResourceForm } from '../../../resource/use-resource-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { GroupRows } from './group-rows.tsx';
import { InLanguage } from './in-language.tsx';
import './content.css';
import '../../../resource/styles/form.css';

interface ContentFormProps<F extends Fields> {
  fields: F;
  values: Values;
  /** What stands now, and since when. */
  says: string;
  submitLabel?: string;
  sections: readonly FormSection<keyof F & string>[];
  /** What is wrong with a value beside another. */
  fault?: (key: string, values: Values) => string | undefined;
  onSubmit: (values: ValuesOf<F>) => Promise<unknown>;
  /** The page as visitors will see it. */
  preview: (written: ValuesOf<F>) => ReactNode;
}

type View = 'write' | 'zh-cn' | 'en';

/** A page written in both languages side by side, and seen as its visitors see it before it is saved. */
export function ContentForm<F extends Fields>(props: ContentFormProps<F>) {
  const { fields, sections } = props;
  const { t } = useWords();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const [view, setView] = useState<View>('write');
  const [isSent, setSent] = useState(false);
  const looks = looksOf(fields, props.fault);
  const form = useResourceForm({ fields, values: props.values, looks, onSubmit: props.onSubmit });
  const showFirst = () => {
    setView('write');
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSent(true);
    form.leaveAll();
    if (form.isRight) void form.send();
    else showFirst();
  };
  return (
    <>
      <ViewBar view={view} onView={setView} says={props.says} />
      <form ref={box} id={id} className="resource-form site-content__form" noValidate onSubmit={submit}>
        <FormAnswer fields={fields} form={form} />
        {view === 'write' ? (
          <Written fields={fields} sections={sections} looks={looks} form={form} showAll={isSent} />
        ) : null}
      </form>
      {view === 'write' ? null : (
        <Preview language={view} fields={fields} values={form.values} preview={props.preview} />
      )}
      <FormEnd
        formId={id}
        problems={form.problems}
        busy={form.busy}
        refused={form.isChanged ? undefined : t('siteContent.unchanged')}
        onShow={showFirst}
        submitLabel={props.submitLabel ?? t('siteContent.save')}
        onCancel={undefined}
        aside={null}
      />
      <LeaveGuard isOn={form.isChanged && !form.busy} />
    </>
  );
}

/** The two languages stand beside each other; a list takes the whole width. */
function looksOf(fields: Fields, fault: ContentFormProps<Fields>['fault']): InputLooks {
  const entries = Object.entries(fields).map(([key, field]): [string, InputLook] => [
    key,
    {
      span: field.kind === 'list' ? 'whole' : 'half',
      fault: (_, values) => fault?.(key, values),
    },
  ]);
  return Object.fromEntries(entries);
}

function ViewBar({ view, onView, says }: { view: View; onView: (view: View) => void; says: string }) {
  const { t } = useWords();
  return (
    <div className="site-content__bar">
      <SegmentedControl
        label={t('siteContent.view')}
        value={view}
        options={[
          { value: 'write', label: t('siteContent.write') },
          { value: 'zh-cn', label: t('siteContent.seeZh') },
          { value: 'en', label: t('siteContent.seeEn') },
        ]}
        onChange={(next) => onView(next === 'en' || next === 'zh-cn' ? next : 'write')}
      />
      <span>{says}</span>
    </div>
  );
}

interface WrittenProps {
  fields: Fields;
  sections: readonly FormSection[];
  looks: InputLooks;
  form: ReturnType<typeof useResourceForm>;
  showAll: boolean;
}

function Written({ fields, sections, looks, form, showAll }: WrittenProps) {
  return sections.map(({ title, keys }) => (
    // A section of one list has the list's name.
    <section key={keys.join()} className="site-content__section">
      {title ? <h2>{title}</h2> : null}
      <div className="form-fields">
        {keys.map((key) => {
          const field = fields[key];
          if (!field) return null;
          if (field.kind !== 'list')
            return <FormField key={key} name={key} field={field} look={looks[key] ?? {}} form={form} />;
          return (
            <GroupRows
              key={key}
              field={field}
              value={form.values[key]}
              showAll={showAll}
              onChange={(rows) => form.change(key, rows)}
              onLeave={() => form.leave(key)}
            />
          );
        })}
      </div>
    </section>
  ));
}

interface PreviewProps<F extends Fields> {
  language: 'zh-cn' | 'en';
  fields: F;
  values: Values;
  preview: (written: ValuesOf<F>) => ReactNode;
}

function Preview<F extends Fields>({ language, fields, values, preview }: PreviewProps<F>) {
  const { t } = useWords();
  const checked = check(fields, asInput(fields, values));
  if (!checked.ok) return <Alert family="act">{t('siteContent.notYet')}</Alert>;
  return (
    <div className="site-content__preview product about" lang={language === 'en' ? 'en' : 'zh-CN'}>
      <InLanguage language={language}>{preview(checked.value)}</InLanguage>
    </div>
  );
}
