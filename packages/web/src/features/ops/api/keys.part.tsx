import { apiKeyStates, deskApiKey } from '@loadline/contract/api-keys/api-key';
import { deskApiKeyApi } from '@loadline/contract/api-keys/api-key.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { useWords, type Words } from '../../../kernel/words.ts';
import { CodeChip } from '../../../resource/code-chip.tsx';
import { filterOf } from '../../../resource/filter/filter-spec.ts';
import { officeTime } from '../../../resource/office-time.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { inLanguage } from '../named.ts';
import type { DeskKey } from './desk-key.ts';
import { DeskKeyPanel } from './desk-key-panel.tsx';
import '../desk.css';

const columns = [
  'name',
  'customer',
  'state',
  'expiresOn',
  'lastUsedAt',
  'callsToday',
  'madeBy',
  'madeAt',
] as const;

/** The keys of our own company and of the customers: how each stands, and the way to end it. */
export function KeysPart() {
  const { t, language } = useWords();
  return (
    <ResourceList
      name="opsKeys"
      frame="desk"
      title={t('api.keys')}
      search={t('api.deskSearch')}
      fields={deskApiKey.fields}
      calls={deskApiKeyApi}
      sorted="-lastUsedAt"
      columns={columns}
      cells={cellsOf}
      nameOf={({ name }) => name}
      rows="two lines"
      filters={[filterOf(deskApiKeyApi.count.query, 'state', language)]}
      panel={({ key, row, close }) => (row ? <DeskKeyPanel key={key} deskKey={row} onClose={close} /> : null)}
      unit={{ name: t('api.keys'), one: t('api.oneKey'), many: t('api.manyKeys') }}
      empty={{ title: t('api.noKeys'), detail: t('api.noDeskKeys') }}
    />
  );
}

function cellsOf({ t, language }: Words): ColumnLooks<typeof deskApiKey.fields, DeskKey> {
  return {
    name: {
      width: 190,
      cell: ({ name, hint }) => (
        <>
          {name}
          <small className="data-table__second">
            <code>{hint}</code>
          </small>
        </>
      ),
    },
    customer: { width: 200, cell: ({ customer, customerEn }) => inLanguage(language, customer, customerEn) },
    state: { cell: ({ state }) => <CodeChip word={wordOf(apiKeyStates, state)} /> },
    lastUsedAt: {
      cell: ({ lastUsedAt, lastAddress }) => (
        <>
          {lastUsedAt ? officeTime(lastUsedAt).short : t('api.unused')}
          <small className="data-table__second">{lastAddress}</small>
        </>
      ),
    },
    callsToday: { cell: ({ callsToday }) => wholeText(callsToday) },
  };
}
