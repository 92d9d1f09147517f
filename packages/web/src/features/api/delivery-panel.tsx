import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { deliveryFailures, deliveryStates } from '@loadline/contract/webhooks/webhook';
import { deliveryApi, replayDeliveries } from '@loadline/contract/webhooks/webhook.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { useLive } from '../../kernel/live.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import type { BookAddress } from '../../resource/book/use-book-address.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { copyAndTell } from '../../resource/copy-and-tell.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-strip.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import type { DeliveryDetail } from './webhook.ts';

interface DeliveryPanelProps {
  id: string;
  address: BookAddress;
}

/** One event told to one address: what was sent, and how each try went. */
export function DeliveryPanel({ id, address }: DeliveryPanelProps) {
  const { t } = useWords();
  const { data, isError, error, refetch } = useQuery(asking(deliveryApi.detail, { id }));
  useLive('webhook', data?.hookId, () => data && refetch());
  return (
    <SidePanel
      title={data?.type ?? t('api.delivery')}
      facts={data ? <CodeChip word={wordOf(deliveryStates, data.state)} /> : null}
      closeLabel={t('resource.close')}
      onClose={address.close}
    >
      {isError ? <NotLoaded what={t('api.delivery')} error={error} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton widths={[0]} rows={8} label={t('api.delivery')} /> : null}
      {data ? <Sent delivery={data} /> : null}
      {data ? <Tries delivery={data} /> : null}
      {data ? <Deeds delivery={data} /> : null}
    </SidePanel>
  );
}

function headersOf({ id, timestamp, signature }: DeliveryDetail) {
  return {
    'webhook-id': `msg_${id.replaceAll('-', '')}`,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  };
}

function Sent({ delivery }: { delivery: DeliveryDetail }) {
  const { t } = useWords();
  const facts = Object.entries(headersOf(delivery)).map(([key, value]) => ({
    key,
    label: key,
    value: <code className="delivery__value">{value}</code>,
  }));
  const bytes = new TextEncoder().encode(delivery.body).length;
  return (
    <>
      <PanelBlock title={t('api.request')}>
        <p className="delivery__url">POST {delivery.url}</p>
        <FactList facts={facts} />
      </PanelBlock>
      <PanelBlock title={t('api.body')} aside={t('api.bytes', { count: bytes })}>
        <pre className="delivery__body">{JSON.stringify(JSON.parse(delivery.body), null, 2)}</pre>
      </PanelBlock>
    </>
  );
}

function Tries({ delivery }: { delivery: DeliveryDetail }) {
  const { t, language } = useWords();
  const last = delivery.attempts.length - 1;
  return (
    <PanelBlock title={t('api.tries')} aside={t('api.triesSame', { count: delivery.attempts.length })}>
      <ol className="delivery__tries">
        {delivery.attempts.map(({ at, status, failure, ms }, index) => {
          const isGood = status !== null && status >= 200 && status < 300;
          const isEnd = index === last && delivery.state === 'DEAD';
          return (
            <li key={at}>
              <StateDot family={isGood ? 'done' : isEnd ? 'stop' : 'act'}>{officeTime(at).short}</StateDot>
              <span>{failure ? say(wordOf(deliveryFailures, failure), language) : status}</span>
              <small>{ms} ms</small>
            </li>
          );
        })}
      </ol>
      <p className="api-note">
        {delivery.after > 0 ? t('api.after', { count: delivery.after }) : t('api.nothingAfter')}
      </p>
    </PanelBlock>
  );
}

function Deeds({ delivery }: { delivery: DeliveryDetail }) {
  const { t } = useWords();
  const client = useQueryClient();
  const replay = async () => {
    try {
      await call(replayDeliveries, { body: { id: delivery.id, hookId: null }, refusal: 'in place' });
      notify('success', t('api.replayed'));
      await client.invalidateQueries();
    } catch (error) {
      tellRefusal(error);
    }
  };
  return (
    <PanelFoot>
      <Button icon="copy" onClick={() => void copyAndTell(curlOf(delivery))}>
        {t('api.asCurl')}
      </Button>
      {delivery.state === 'DEAD' ? (
        <Button look="primary" onClick={() => void replay()}>
          {t('api.replay')}
        </Button>
      ) : null}
    </PanelFoot>
  );
}

function curlOf(delivery: DeliveryDetail): string {
  const headers = Object.entries({ 'content-type': 'application/json', ...headersOf(delivery) });
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  return [
    `curl -X POST ${quoted(delivery.url)}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-raw ${quoted(delivery.body)}`,
  ].join(' \\\n  ');
}
