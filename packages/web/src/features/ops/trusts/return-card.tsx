import { type DocumentPath, labelAt } from '@loadline/contract/documents/document.path';
import { say } from '@loadline/contract/kernel/text';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import { returnTrust } from '@loadline/contract/trusts/trust-desk.api';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useDone } from '../use-done.ts';
import type { Returning } from '../use-returning.ts';
import type { DeskTrust } from './desk-trust.ts';

interface ReturnCardProps {
  order: DeskTrust;
  returning: Returning;
  onClose: () => void;
}

/** Sends it back: fields are pressed on the page, each gets its reason here; or one word about the whole. */
export function ReturnCard({ order, returning, onClose }: ReturnCardProps) {
  const { t, language } = useWords();
  const done = useDone();
  const [busy, setBusy] = useState(false);
  const { id, version } = order.trust;
  const chosen = [...returning.reasons];
  const unsaid = chosen.filter(([, why]) => why.trim() === '').length;
  const refused =
    unsaid > 0
      ? t('trusts.return.unsaid', { count: unsaid })
      : chosen.length === 0 && returning.reason.trim() === ''
        ? t('trusts.return.nothing')
        : undefined;
  const send = async () => {
    setBusy(true);
    const corrections = chosen.map(([path, why]) => ({ path, reason: why.trim() }));
    const reason = returning.reason.trim() || null;
    try {
      await done(
        call(returnTrust, { body: { id, version, corrections, reason }, refusal: 'in place' }),
        t('trusts.return.sent'),
      );
      returning.clear();
      onClose();
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="returning-card">
      <Card family="act" title={t('trusts.return.title')} aside={t('trusts.return.says')}>
        <div className="returning">
          {chosen.map(([path, why]) => (
            <ReasonRow key={path} path={path} why={why} order={order} returning={returning} />
          ))}
          <Field label={t('trusts.return.whole')}>
            <TextInput maxLength={500} value={returning.reason} onChange={returning.setReason} />
          </Field>
          <div className="returning__foot">
            <Button onClick={onClose}>{t('resource.cancel')}</Button>
            <Button look="primary" busy={busy} refused={refused} onClick={() => void send()}>
              {language === 'en' || chosen.length === 0
                ? t('trusts.return.go')
                : t('trusts.return.goWith', { count: chosen.length })}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}

interface ReasonRowProps {
  path: DocumentPath;
  why: string;
  order: DeskTrust;
  returning: Returning;
}

function ReasonRow({ path, why, order, returning }: ReasonRowProps) {
  const { t, language } = useWords();
  const input = useRef<HTMLInputElement>(null);
  // The card stays in sight: the page is where the next field is looked for.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const label = labelAt(contentFields, order.content, path);
  const name = label ? say(label, language) : path;
  return (
    <div className="returning__row">
      <Field label={name} required>
        <TextInput
          ref={input}
          maxLength={500}
          placeholder={t('trusts.return.why')}
          value={why}
          onChange={(typed) => returning.say(path, typed)}
        />
      </Field>
      <IconButton
        icon="close"
        size="small"
        label={t('trusts.return.leave', { field: name })}
        onClick={() => returning.picks.toggle(path)}
      />
    </div>
  );
}
