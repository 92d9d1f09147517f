import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { deliveryStates } from '@loadline/contract/webhooks/webhook';
import { deliveryApi, replayDeliveries } from '@loadline/contract/webhooks/webhook.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { useLive } from '../../kernel/live.ts';
import { notify } from '../../kernel/notice.ts';
import type { Words } from '../../kernel/words.ts';
import { useWords } from '../../kernel/words.ts';
import type { BookAddress } from '../../resource/book/use-book-address.ts';
import { ConfirmButton } from '../../resource/confirm-button.tsx';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { missing } from '../../resource/value-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/table-column.ts';
import { AnswerCell } from './answer-cell.tsx';
import { type Delivery, deliveryMark, type Hook } from './webhook.ts';

type Shown = 'all' | keyof typeof deliveryStates.codes;

interface DeliveriesCardProps {
  hooks: readonly Hook[];
  address: BookAddress;
}

/** What was told to the webhooks, the newest first, and what is given up and can be told again. */
export function DeliveriesCard({ hooks, address }: DeliveriesCardProps) {
  const words = useWords();
  const { t, language } = words;
  const [shown, setShown] = useState<Shown>('all');
  const [size, setSize] = useState(25);
  const query = { size, ...(shown !== 'all' && { state: [shown] }) };
  const deliveries = useQuery(asking(deliveryApi.list, query));
  useLive('webhook', undefined, () => deliveries.refetch());
  const counts = { WAITING: sumOf(hooks, 'waiting'), DEAD: sumOf(hooks, 'dead') };
  const options = (['all', ...codesOf(deliveryStates)] as const).map((value) => {
    const name = value === 'all' ? t('api.all') : say(wordOf(deliveryStates, value), language);
    const count = value === 'WAITING' || value === 'DEAD' ? ` ${wholeText(counts[value])}` : '';
    return { value, label: `${name}${count}` };
  });
  const open = address.open?.kind === 'record' ? address.open.id : '';
  const dead = hooks.filter((hook) => hook.dead > 0);
  return (
    <Card
      flush
      title={t('api.deliveries')}
      aside={
        <>
          <SegmentedControl
            label={t('api.deliveries')}
            options={options}
            value={shown}
            onChange={(value) => setShown(options.find((one) => one.value === value)?.value ?? 'all')}
          />
          {dead.length > 0 ? <ReplayAll hooks={dead} /> : null}
        </>
      }
    >
      {deliveries.isError ? (
        <NotLoaded
          what={t('api.deliveries')}
          error={deliveries.error}
          onRetry={() => void deliveries.refetch()}
        />
      ) : (
        <DataTable
          label={t('api.deliveries')}
          columns={columnsIn(words)}
          rows={deliveries.data?.rows ?? []}
          rowKey={({ id }) => `${deliveryMark}${id}`}
          phase={deliveries.isPending ? 'loading' : 'ready'}
          instead={
            deliveries.data?.rows.length === 0 ? (
              <EmptyState title={t('api.noDeliveries')} detail={t('api.noDeliveriesText')} />
            ) : undefined
          }
          current={open}
          onPress={address.show}
          onOpen={address.show}
        />
      )}
      {deliveries.data?.next ? (
        <Button look="text" onClick={() => setSize(Math.min(size * 2, 200))}>
          {t('api.moreRows')}
        </Button>
      ) : null}
    </Card>
  );
}

function sumOf(hooks: readonly Hook[], of: 'waiting' | 'dead'): number {
  return hooks.reduce((sum, hook) => sum + hook[of], 0);
}

function ReplayAll({ hooks }: { hooks: readonly Hook[] }) {
  const { t } = useWords();
  const client = useQueryClient();
  const replay = async () => {
    for (const { id } of hooks)
      await call(replayDeliveries, { body: { id: null, hookId: id }, refusal: 'in place' });
    notify('success', t('api.replayed'));
    await client.invalidateQueries();
  };
  return (
    <ConfirmButton
      look="secondary"
      size="small"
      label={t('api.replayAll')}
      title={t('api.replayTitle', { count: sumOf(hooks, 'dead') })}
      text={t('api.replayText')}
      onConfirm={replay}
    />
  );
}

function columnsIn({ t, language }: Words): TableColumn<Delivery>[] {
  return [
    {
      key: 'madeAt',
      header: t('api.column.time'),
      width: 120,
      fit: 'value',
      muted: true,
      cell: ({ madeAt }) => officeTime(madeAt).short,
    },
    { key: 'type', header: t('api.column.event'), width: 190, fit: 'name', cell: ({ type }) => type },
    {
      key: 'number',
      header: t('api.column.number'),
      width: 190,
      fit: 'name',
      cell: ({ number }) => number || missing,
    },
    { key: 'tries', header: t('api.column.tries'), width: 60, align: 'end', cell: ({ tries }) => tries },
    {
      key: 'answer',
      header: t('api.column.answer'),
      width: 160,
      fit: 'value',
      cell: (row) => <AnswerCell {...row} />,
    },
    {
      key: 'next',
      header: t('api.column.next'),
      width: 140,
      fit: 'value',
      muted: true,
      cell: ({ state, nextAt, behind, ms }) => {
        if (behind) return t('api.behind');
        if (state === 'WAITING' && nextAt) return t('api.nextAt', { time: officeTime(nextAt).short });
        return state === 'DEAD' || ms === null ? say(wordOf(deliveryStates, state), language) : `${ms} ms`;
      },
    },
  ];
}
