import { labelAt } from '@loadline/contract/documents/document.path';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import type { returnTrust } from '@loadline/contract/trusts/trust-desk.api';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useDone } from './use-done.ts';
import type { Returning } from './use-returning.ts';

interface ReturnCardProps {
  fields: Fields;
  content: object;
  returning: Returning;
  /** Sends it back, as every document goes back. */
  send: (returned: Pick<BodyOf<typeof returnTrust>, 'corrections' | 'reason'>) => Promise<unknown>;
  /** What is told when it is done. */
  sent: string;
  onClose: () => void;
}

/** Sends it back: fields are pressed on the page, each gets its reason here; or one word about the whole. */
export function ReturnCard({ fields, content, returning, send, sent, onClose }: ReturnCardProps) {
  const { t, language } = useWords();
  const done = useDone();
  const [busy, setBusy] = useState(false);
  const chosen = [...returning.reasons];
  const unsaid = chosen.filter(([, why]) => why.trim() === '').length;
  const isEmpty = chosen.length === 0 && returning.reason.trim() === '';
  const refused =
    unsaid > 0 ? t('desk.return.unsaid', { count: unsaid }) : isEmpty ? t('desk.return.nothing') : undefined;
  const go = async () => {
    setBusy(true);
    const corrections = chosen.map(([path, why]) => ({ path, reason: why.trim() }));
    try {
      await done(send({ corrections, reason: returning.reason.trim() || null }), sent);
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
      <Card family="act" title={t('desk.return.title')} aside={t('desk.return.says')}>
        <div className="returning">
          {chosen.map(([path, why]) => {
            const label = labelAt(fields, content, path);
            const name = label ? say(label, language) : path;
            return <ReasonRow key={path} path={path} name={name} why={why} returning={returning} />;
          })}
          <Field label={t('desk.return.whole')}>
            <TextInput maxLength={500} value={returning.reason} onChange={returning.setReason} />
          </Field>
          <div className="returning__foot">
            <Button onClick={onClose}>{t('resource.cancel')}</Button>
            <Button look="primary" busy={busy} refused={refused} onClick={() => void go()}>
              {chosen.length === 0 ? t('desk.return.go') : t('desk.return.goWith', { count: chosen.length })}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}

interface ReasonRowProps {
  path: string;
  name: string;
  why: string;
  returning: Returning;
}

function ReasonRow({ path, name, why, returning }: ReasonRowProps) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  // The card stays in sight: the page is where the next field is looked for.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return (
    <div className="returning__row">
      <Field label={name} required>
        <TextInput
          ref={input}
          maxLength={500}
          placeholder={t('desk.return.why')}
          value={why}
          onChange={(typed) => returning.say(path, typed)}
        />
      </Field>
      <IconButton
        icon="close"
        size="small"
        label={t('desk.return.leave', { field: name })}
        onClick={() => returning.picks.toggle(path)}
      />
    </div>
  );
}
