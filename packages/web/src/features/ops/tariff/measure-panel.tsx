import { wholeText } from '@loadline/contract/kernel/figures';
import { deskMeasureApi, saveDeskMeasure } from '@loadline/contract/tariffs/tariff-desk.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import type { FormSection, InputLooks, Values } from '../../../resource/input-look.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useDone } from '../use-done.ts';
import type { DeskMeasure } from './desk-measure.ts';

/** What a new measure begins with: a draft, which raises an alert and is in no sum. */
const given = {
  version: null,
  kind: 'add',
  rank: 0,
  takesColumnTwo: true,
  lacksList: false,
  status: 'draft',
  isClaimed: false,
  displacedBy: [],
  seq: 20,
};

const fields = saveDeskMeasure.body;
type Key = keyof typeof fields;

export function NewMeasurePanel({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  return (
    <SidePanel
      title={t('resource.book.add', { name: t('tariffDesk.one') })}
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      <MeasureForm values={given} inputs={{}} onClose={onClose} />
    </SidePanel>
  );
}

/** A measure as it stands, to be changed; what the program brought says so. */
export function MeasurePanel({ code, onClose }: { code: string; onClose: () => void }) {
  const { t, language } = useWords();
  const { data, isError, error, refetch } = useQuery(asking(deskMeasureApi.detail, { code }));
  const what = t('tariffDesk.one');
  return (
    <SidePanel
      title={t('resource.book.change', { name: what })}
      subject={data && (language === 'en' ? data.titleEn : data.titleZh)}
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {data ? (
        <>
          <Reach of={data} />
          <MeasureForm
            values={data}
            // A code never changes once it is given.
            inputs={{ code: { input: ({ value }) => <TextInput value={String(value)} readOnly /> } }}
            unchanged={t('resource.form.unchanged')}
            onClose={onClose}
          />
        </>
      ) : isError ? (
        <NotLoaded what={what} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton widths={[120, 0]} rows={8} label={what} />
      )}
    </SidePanel>
  );
}

function Reach({ of: { listed, changedWho } }: { of: DeskMeasure }) {
  const { t } = useWords();
  return (
    <p className="right-needed">
      {listed === 0 ? t('tariffDesk.everyNumber') : t('tariffDesk.listed', { count: wholeText(listed) })}
      {changedWho === null ? ` · ${t('tariffDesk.ofProgram')}` : ''}
    </p>
  );
}

interface MeasureFormProps {
  values: Values;
  inputs: InputLooks<Pick<typeof fields, 'code'>>;
  unchanged?: string;
  onClose: () => void;
}

function MeasureForm({ values, inputs, unchanged, onClose }: MeasureFormProps) {
  const words = useWords();
  const { t, language } = words;
  const done = useDone();
  return (
    <ResourceForm
      fields={fields}
      values={values}
      inputs={{ ...looks, ...inputs }}
      sections={sectionsIn(words)}
      submitLabel={t('resource.form.save')}
      unchanged={unchanged}
      onSubmit={async (body) => {
        const name = language === 'en' ? body.titleEn : body.titleZh;
        const saving = call(saveDeskMeasure, { body, refusal: 'in place' });
        await done(saving, t('resource.book.saved', { what: t('resource.book.done'), name }));
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

const looks: InputLooks<typeof fields> = {
  titleZh: { as: 'line', span: 'whole' },
  titleEn: { as: 'line', span: 'whole' },
  origins: { as: 'line' },
  notOrigins: { as: 'line' },
  numbers: { span: 'whole' },
  conditionZh: { as: 'line', span: 'whole' },
  conditionEn: { as: 'line', span: 'whole' },
  source: { as: 'line', span: 'whole' },
  note: { span: 'whole' },
  isClaimed: { as: 'switch' },
  takesColumnTwo: { as: 'switch' },
  lacksList: { as: 'switch' },
};

function sectionsIn({ t }: Words): FormSection<Exclude<Key, 'version'>>[] {
  return [
    { title: t('tariffDesk.what'), keys: ['code', 'program', 'heading', 'seq', 'titleZh', 'titleEn'] },
    { title: t('tariffDesk.rate'), keys: ['kind', 'percent', 'metal', 'rank', 'zeroHeading'] },
    {
      title: t('tariffDesk.whom'),
      keys: ['origins', 'notOrigins', 'numbers', 'takesColumnTwo', 'lacksList'],
    },
    {
      title: t('tariffDesk.when'),
      keys: ['from', 'until', 'isClaimed', 'conditionZh', 'conditionEn', 'displacedBy', 'under232'],
    },
    {
      title: t('tariffDesk.inTransit'),
      keys: ['loadedBefore', 'enteredBefore', 'inTransitHeading', 'inTransitPercent'],
    },
    { title: t('tariffDesk.law'), keys: ['status', 'source', 'note'] },
  ];
}
