import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { type Forwarder, forwarder } from '@loadline/contract/ops/forwarder';
import { readForwarder, saveForwarder } from '@loadline/contract/ops/forwarder.api';
import {
  type Agent,
  agentCode,
  agentText,
  consolidatorText,
  issuerText,
} from '@loadline/contract/waybill-drafts/awb-agent';
import { awbBoxes } from '@loadline/contract/waybill-drafts/awb-boxes';
import { awbForm } from '@loadline/contract/waybill-drafts/awb-form';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { FormAnswer } from '../../../resource/form-answer.tsx';
import { FormEnd } from '../../../resource/form-end.tsx';
import { FormField } from '../../../resource/form-field.tsx';
import type { InputLooks, Values } from '../../../resource/input-look.ts';
import { LeaveGuard } from '../../../resource/leave-guard.tsx';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { useResourceForm } from '../../../resource/use-resource-form.ts';
import { useSubmitKeys } from '../../../resource/use-submit-keys.ts';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useDone } from '../use-done.ts';
import '../../../resource/styles/form.css';
import './settings.css';

const sections = [
  { name: 'names', keys: ['nameZh', 'nameEn', 'addressZh', 'addressEn'] },
  { name: 'reached', keys: ['phone', 'email', 'uscc'] },
  { name: 'air', keys: ['city', 'iataCode', 'cassNo', 'accountNo'] },
] as const satisfies readonly { name: string; keys: readonly (keyof Fields)[] }[];

const looks: InputLooks = { addressZh: { span: 'half' }, addressEn: { span: 'half' } };

/** The company as its papers name it. */
export function ForwarderPart() {
  const { t, language } = useWords();
  const done = useDone();
  const found = useQuery(asking(readForwarder, {}));
  const title = say(forwarder.label, language);
  const saved = found.data?.updatedAt;
  return (
    <div className="settings">
      <PageTitle
        title={title}
        facts={
          saved ? t('settings.savedAt', { time: officeTime(saved).full }) : found.data && t('settings.never')
        }
      />
      <p className="settings__says">{t('settings.says')}</p>
      {found.data ? (
        <ForwarderForm
          values={found.data}
          onSubmit={(body) => done(call(saveForwarder, { body, refusal: 'in place' }), t('settings.saved'))}
        />
      ) : null}
      {found.isError ? (
        <NotLoaded what={title} error={found.error} onRetry={() => void found.refetch()} />
      ) : null}
    </div>
  );
}

type Fields = typeof saveForwarder.body;

interface ForwarderFormProps {
  values: Forwarder;
  onSubmit: (body: BodyOf<typeof saveForwarder>) => Promise<unknown>;
}

/** Typed at the left; at the right how papers will name the company, as it is typed. */
function ForwarderForm({ values, onSubmit }: ForwarderFormProps) {
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

type Box = 'shipper' | 'agent' | 'agentIata' | 'agentAccount' | 'executedAt' | 'issuer';

/** The boxes of the air waybill that name the company, filled with what is typed. */
function PaperPreview({ typed }: { typed: Values }) {
  const { t } = useWords();
  const agent = agentOf(typed);
  return (
    <aside>
      <Card title={t('settings.onPapers')}>
        <p className="settings__note">{t('settings.master')}</p>
        <div className="paper-boxes">
          <PaperBox box="shipper" text={consolidatorText(agent)} />
          <PaperBox box="agent" text={agentText(agent)} />
          <PaperBox box="agentIata" text={agentCode(agent)} />
          <PaperBox box="agentAccount" text={agent.accountNo} />
          <PaperBox box="executedAt" text={agent.city?.toUpperCase() ?? null} />
        </div>
        <p className="settings__note">{t('settings.house')}</p>
        <div className="paper-boxes">
          <PaperBox box="issuer" text={issuerText(agent)} />
        </div>
      </Card>
    </aside>
  );
}

function PaperBox({ box, text }: { box: Box; text: string | null }) {
  const { t, language } = useWords();
  const { no, holds } = awbBoxes[box];
  const lines = text?.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / holds.width), 0) ?? 0;
  return (
    <div className={`paper-box paper-box--${box}`}>
      <span>
        {no} {say(awbForm.fields[box].label, language)}
      </span>
      <b>{text || t('settings.blank')}</b>
      {lines > holds.lines ? (
        <em className="state-act">{t('settings.tooLong', { lines: holds.lines, width: holds.width })}</em>
      ) : null}
    </div>
  );
}

function agentOf(typed: Values): Agent {
  const at = (key: keyof Agent) => typedText(typed[key]).trim() || null;
  return {
    nameZh: at('nameZh') ?? '',
    nameEn: at('nameEn') ?? '',
    addressZh: at('addressZh'),
    addressEn: at('addressEn'),
    phone: at('phone'),
    email: at('email'),
    uscc: at('uscc'),
    city: at('city'),
    iataCode: at('iataCode'),
    cassNo: at('cassNo'),
    accountNo: at('accountNo'),
  };
}
