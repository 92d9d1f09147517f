import { apiKeyStates } from '@loadline/contract/api-keys/api-key';
import { scopesText } from '@loadline/contract/api-keys/api-key.rules';
import { dataAuthorities } from '@loadline/contract/facts/data-authority';
import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Words } from '../../kernel/words.ts';
import { useWords } from '../../kernel/words.ts';
import type { BookAddress } from '../../resource/book/use-book-address.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/table-column.ts';
import type { ApiKey } from './api-key.ts';

interface KeysCardProps {
  keys: UseQueryResult<ApiKey[]>;
  address: BookAddress;
}

/** The keys of the organisation: what each may do, until when, from where, and when it was last used. */
export function KeysCard({ keys, address }: KeysCardProps) {
  const words = useWords();
  const { t } = words;
  const open = address.open?.kind === 'record' ? address.open.id : undefined;
  return (
    <Card flush title={t('api.keys')} aside={t('api.keysNote')}>
      {keys.isError ? (
        <NotLoaded what={t('api.keys')} error={keys.error} onRetry={() => void keys.refetch()} />
      ) : (
        <DataTable
          label={t('api.keys')}
          columns={columnsIn(words)}
          rows={keys.data ?? []}
          rowKey={({ id }) => id}
          lines="two lines"
          phase={keys.isPending ? 'loading' : 'ready'}
          instead={
            keys.data?.length === 0 ? (
              <EmptyState title={t('api.noKeys')} detail={t('api.noKeysText')} />
            ) : undefined
          }
          current={open}
          onPress={address.show}
          onOpen={address.show}
        />
      )}
    </Card>
  );
}

function columnsIn({ t, language }: Words): TableColumn<ApiKey>[] {
  return [
    {
      key: 'name',
      header: t('api.column.name'),
      width: 190,
      fit: 'name',
      cell: ({ name, hint }) => <Two first={name} second={<code>{hint}</code>} />,
    },
    {
      key: 'scopes',
      header: t('api.column.scopes'),
      width: 220,
      fit: 'name',
      cell: ({ scopes, dataAuthority }) => (
        <Two
          first={shortly(scopes, language)}
          second={say(wordOf(dataAuthorities, dataAuthority), language)}
        />
      ),
    },
    {
      key: 'expires',
      header: t('api.column.expires'),
      width: 160,
      fit: 'value',
      cell: ({ expiresOn, addresses }) => (
        <Two first={expiresOn} second={addresses.length === 0 ? t('api.anywhere') : addresses.join(', ')} />
      ),
    },
    {
      key: 'used',
      header: t('api.column.used'),
      width: 140,
      fit: 'value',
      cell: ({ lastUsedAt, callsToday }) => (
        <Two
          first={lastUsedAt ? officeTime(lastUsedAt).short : t('api.unused')}
          second={lastUsedAt ? t('api.callsToday', { count: wholeText(callsToday) }) : missing}
        />
      ),
    },
    {
      key: 'state',
      header: t('api.column.state'),
      width: 120,
      fit: 'value',
      cell: ({ state }) => <CodeChip word={wordOf(apiKeyStates, state)} />,
    },
  ];
}

/** Of many scopes how many there are says more than a line that is cut. */
function shortly(scopes: ApiKey['scopes'], language: Language): string {
  const named = say(scopesText(scopes.slice(0, 3)), language);
  return scopes.length > 3 ? `${named} +${scopes.length - 3}` : named;
}

function Two({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      {first}
      <small className="data-table__second">{second}</small>
    </>
  );
}
