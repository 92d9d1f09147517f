import { say } from '@loadline/contract/kernel/text';
import { amendableStates } from '@loadline/contract/trusts/trust.lifecycle';
import { answerAmendment } from '@loadline/contract/trusts/trust-desk.api';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { findingsIn } from '../../../resource/form-values.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { AmendmentTable } from '../../../shared/trusts/amendment-table.tsx';
import type { AmendedField, Amendment } from '../../../shared/trusts/trust-order.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useRightNeeded } from '../right-needed.tsx';
import { useDone } from '../use-done.ts';
import type { DeskTrust } from './desk-trust.ts';
import { useAnswers } from './use-answers.ts';

/** The amendment that waits: each changed field is accepted, or refused with its reason. */
export function AnswerCard({ order }: { order: DeskTrust }) {
  const open = order.amendments.find(({ state }) => state === 'OPEN');
  return open && amendableStates.includes(order.trust.state) ? (
    <Answering key={open.id} order={order} amendment={open} />
  ) : null;
}

function Answering({ order, amendment }: { order: DeskTrust; amendment: Amendment }) {
  const { t } = useWords();
  const { round, why, askedBy, askedAt, fields } = amendment;
  const answers = useAnswers(fields);
  const title = t('trustDetail.amend.round', { round });
  return (
    <Card
      flush
      family="act"
      title={t('trustDetail.amend.open', { round: title })}
      aside={`${t('trustDetail.amend.asked', { who: askedBy, time: officeTime(askedAt).short })} · ${t('trusts.answer.locked')}`}
    >
      <p className="trust-reason">
        <span>{t('trustDetail.amend.why')}</span>
        <span>{why}</span>
      </p>
      <AmendmentTable
        label={title}
        fields={fields}
        content={order.content}
        answer={(field) => <AnswerChoice field={field} answers={answers} />}
        below={(field) => <AnswerReason field={field} answers={answers} />}
      />
      <Foot order={order} amendment={amendment} answers={answers} />
    </Card>
  );
}

interface FootProps {
  order: DeskTrust;
  amendment: Amendment;
  answers: ReturnType<typeof useAnswers>;
}

/** What is still open, and what the answer leads to. */
function Foot({ order: { trust, orders }, amendment, answers }: FootProps) {
  const { t, language } = useWords();
  const done = useDone();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const right = useRightNeeded('op:trust:decide');
  const { open, accepted, refused } = answers;
  const send = async () => {
    setBusy(true);
    const { id, version } = trust;
    const body = { id, version, amendmentId: amendment.id, answers: answers.asBody };
    try {
      await done(call(answerAmendment, { body, refusal: 'in place' }), t('trusts.answer.sent'));
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
  return (
    <>
      {said ? <Alert family="stop">{said}</Alert> : null}
      <div className="amendment__foot">
        <span className="amendment__none">
          {t('trusts.answer.so', { accepted, refused })}
          {orders.length > 0 ? t('trusts.answer.ordersFollow') : null}
        </span>
        <span>
          <Button refused={right} onClick={answers.acceptAll}>
            {t('trusts.answer.all')}
          </Button>
          {right ? null : (
            <Button
              look="primary"
              busy={busy}
              refused={open[0] && t('trusts.answer.open', { count: open.length, first: open[0].label })}
              onClick={() => void send()}
            >
              {t('trusts.answer.go')}
            </Button>
          )}
        </span>
      </div>
    </>
  );
}

interface AnswerProps {
  field: AmendedField;
  answers: ReturnType<typeof useAnswers>;
}

/** Yes or no to one field. */
function AnswerChoice({ field: { path, label }, answers }: AnswerProps) {
  const { t } = useWords();
  if (!may('op:trust:decide')) return null;
  const answer = answers.of(path);
  return (
    <span className="answer-choice" data-answer={answer && (answer.accepted ? 'yes' : 'no')}>
      <SegmentedControl
        look="box"
        label={label}
        value={answer === undefined ? '' : answer.accepted ? 'yes' : 'no'}
        onChange={(value) => answers.decide(path, value === 'yes')}
        options={[
          {
            value: 'yes',
            label: (
              <>
                <Icon name="check" size={13} /> {t('trusts.answer.yes')}
              </>
            ),
          },
          {
            value: 'no',
            label: (
              <>
                <Icon name="close" size={13} /> {t('trusts.answer.no')}
              </>
            ),
          },
        ]}
      />
    </span>
  );
}

/** Why not: the customer reads it. */
function AnswerReason({ field, answers }: AnswerProps) {
  const answer = answers.of(field.path);
  return answer && !answer.accepted ? (
    <ReasonRow
      label={field.label}
      reason={answer.reason}
      onSay={(reason) => answers.say(field.path, reason)}
    />
  ) : null;
}

interface ReasonRowProps {
  label: string;
  reason: string;
  onSay: (reason: string) => void;
}

function ReasonRow({ label, reason, onSay }: ReasonRowProps) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <tr className="amendment__why">
      <td aria-hidden="true" />
      <td colSpan={5}>
        <TextInput
          ref={input}
          icon="comment"
          maxLength={500}
          aria-label={t('trusts.answer.whyNot', { field: label })}
          placeholder={t('trusts.answer.why')}
          value={reason}
          onChange={onSay}
        />
      </td>
    </tr>
  );
}
