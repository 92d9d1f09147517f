import { useId, useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Textarea } from '../../../ui/text-input.tsx';
import type { OwnWaybill } from '../waybill-record.ts';

interface ThreadCardProps {
  /** With whom one talks. */
  title: string;
  messages: OwnWaybill['messages'];
  /** The side of whoever reads this. */
  own: 'customer' | 'forwarder';
  onSend: (body: string) => Promise<unknown>;
}

/** What the forwarder and one customer said to each other about a waybill. */
export function ThreadCard({ title, messages, own, onSend }: ThreadCardProps) {
  const { t } = useWords();
  return (
    <Card flush title={title} aside={t('waybills.messages.count', { count: messages.length })}>
      {messages.length === 0 ? <p className="mawb-none">{t('waybills.messages.none')}</p> : null}
      <ol className="mawb-thread">
        {messages.map(({ id, side, who, body, at }) => {
          const { short, full, offset } = officeTime(at);
          return (
            <li key={id} className={side === own ? 'mawb-message mawb-message--own' : 'mawb-message'}>
              <p className="mawb-message__who">
                <b>{who || t(`waybills.messages.${side}`)}</b>
                <time dateTime={at} title={`${full} ${offset}`}>
                  {short}
                </time>
              </p>
              <p className="mawb-message__body">{body}</p>
            </li>
          );
        })}
      </ol>
      <Reply label={title} onSend={onSend} />
    </Card>
  );
}

function Reply({ label, onSend }: { label: string; onSend: (body: string) => Promise<unknown> }) {
  const { t } = useWords();
  const id = useId();
  const [body, setBody] = useState('');
  const [busy, setBusy] = useState(false);
  const isEmpty = body.trim() === '';
  const send = async () => {
    if (isEmpty || busy) return;
    setBusy(true);
    try {
      await onSend(body);
      setBody('');
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mawb-reply">
      <Textarea
        id={id}
        aria-label={t('waybills.messages.to', { name: label })}
        placeholder={t('waybills.messages.placeholder')}
        rows={2}
        maxLength={4_000}
        value={body}
        onChange={setBody}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      <Button
        look="primary"
        busy={busy}
        refused={isEmpty ? t('waybills.messages.empty') : undefined}
        onClick={() => void send()}
      >
        {t('waybills.messages.send')}
      </Button>
    </div>
  );
}
