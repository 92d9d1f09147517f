import { fieldAt } from '@loadline/contract/documents/document.path';
import { say } from '@loadline/contract/kernel/text';
import { contentFields, type TrustContent } from '@loadline/contract/trusts/trust-content';
import { amendTrust } from '@loadline/contract/trusts/trust-draft.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { findingsIn } from '../../../resource/form-values.ts';
import { LeaveGuard } from '../../../resource/leave-guard.tsx';
import type { TrustOrder } from '../../../shared/trusts/trust-order.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/text-input.tsx';
import { amendPlaces } from './amend-places.ts';
import { AmendRows } from './amend-rows.tsx';
import { useAmending } from './use-amending.ts';
import './amend.css';

interface AmendDrawerProps {
  order: TrustOrder;
  onClose: () => void;
}

/** Asks to have fields changed of what was accepted: which, to what, and why. */
export function AmendDrawer({ order: { trust, content }, onClose }: AmendDrawerProps) {
  const { t } = useWords();
  const amending = useAmending(content);
  const [why, setWhy] = useState('');
  const { busy, said, send } = useSending(trust, onClose);
  const refused = refusalOf({ ...amending, why }, t);
  return (
    <Drawer
      open
      size="wide"
      onClose={onClose}
      title={t('trustDetail.amend.title', { number: trust.trustNo })}
      closeLabel={t('resource.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('resource.cancel')}</Button>
          <Button
            look="primary"
            busy={busy}
            refused={refused}
            onClick={() => void send(amending.content, why)}
          >
            {t('trustDetail.amend.send')}
          </Button>
        </>
      }
    >
      <div className="amend">
        <p className="amend__says">{t('trustDetail.amend.says')}</p>
        {said ? <Alert family="act">{said}</Alert> : null}
        <AmendChooser amending={amending} of={content} />
        <AmendRows amending={amending} of={content} />
        <Field label={t('trustDetail.amend.why')} required>
          <Textarea rows={3} maxLength={500} value={why} onChange={setWhy} />
        </Field>
      </div>
      <LeaveGuard isOn={amending.changes.length > 0 && !busy} />
    </Drawer>
  );
}

type Amending = ReturnType<typeof useAmending>;

/** Why it cannot be sent yet. */
function refusalOf(
  { changes, errors, why }: Pick<Amending, 'changes' | 'errors'> & { why: string },
  t: ReturnType<typeof useWords>['t'],
): string | undefined {
  if (changes.length === 0) return t('trustDetail.amend.nothing');
  if (errors.length > 0) return t('trustDetail.amend.wrong', { count: errors.length });
  return why.trim() === '' ? t('trustDetail.amend.noWhy') : undefined;
}

function useSending({ id, version }: TrustOrder['trust'], onDone: () => void) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const send = async (content: Amending['content'], why: string) => {
    setBusy(true);
    try {
      await call(amendTrust, { body: { id, version, why: why.trim(), ...content }, refusal: 'in place' });
      notify('success', t('trustDetail.amend.sent'));
      onDone();
      await client.invalidateQueries();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const found = findingsIn(error.data).map(
        ({ label, says }) => `${say(label, language)} ${say(says, language)}`,
      );
      setSaid(found.length > 0 ? found.join(language === 'en' ? '; ' : '\uff1b') : error.says);
    } finally {
      setBusy(false);
    }
  };
  return { busy, said, send };
}

interface AmendChooserProps {
  amending: ReturnType<typeof useAmending>;
  of: TrustContent;
}

/** Which fields are to change: first where, then which; lines may come and go as a whole. */
function AmendChooser({ amending, of }: AmendChooserProps) {
  const words = useWords();
  const { t, language } = words;
  const places = amendPlaces(of, words);
  const [key, setKey] = useState('service');
  const place = places.find((one) => one.key === key) ?? places[0];
  const options = (place?.paths ?? []).flatMap((path) => {
    const field = fieldAt(contentFields, path);
    if (!field || amending.paths.includes(path)) return [];
    return [{ value: path, label: say(field.label, language) }];
  });
  const line = /^cargo\.lines\.(.+)$/.exec(key)?.[1];
  const isGone = line !== undefined && !amending.content.cargo.lines.some(({ id }) => id === line);
  return (
    <div className="amend__chooser">
      <Field label={t('trustDetail.amend.place')}>
        <Select
          value={key}
          onChange={setKey}
          options={places.map((one) => ({ value: one.key, label: one.label }))}
        />
      </Field>
      <Field label={t('trustDetail.amend.field')}>
        <Select
          value=""
          placeholder={t('trustDetail.amend.choose')}
          disabled={isGone}
          onChange={(path) => path !== '' && amending.choose([path])}
          options={options}
        />
      </Field>
      <div className="amend__lines">
        {line === undefined || isGone || amending.content.cargo.lines.length < 2 ? null : (
          <Button size="small" look="text" icon="trash" onClick={() => amending.removeLine(line)}>
            {t('trust.cargo.remove')}
          </Button>
        )}
        <Button size="small" look="text" icon="plus" onClick={amending.addLine}>
          {t('trustDetail.amend.addLine')}
        </Button>
      </div>
    </div>
  );
}
