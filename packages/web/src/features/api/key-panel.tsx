import { apiKey, apiKeyStates } from '@loadline/contract/api-keys/api-key';
import { revokeApiKey, rotateApiKey } from '@loadline/contract/api-keys/api-key.api';
import { scopesText } from '@loadline/contract/api-keys/api-key.rules';
import { dataAuthorities } from '@loadline/contract/facts/data-authority';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import type { BookAddress } from '../../resource/book/use-book-address.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { ConfirmButton } from '../../resource/confirm-button.tsx';
import { addDays } from '../../resource/days.ts';
import { officeTime, officeToday } from '../../resource/office-time.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { missing } from '../../resource/value-text.ts';
import { FactList } from '../../ui/fact-strip.tsx';
import { PanelBlock, SidePanel } from '../../ui/side-panel.tsx';
import { type ApiKey, isLiving } from './api-key.ts';
import { MadeKey } from './made-key.tsx';

interface KeyPanelProps {
  apiKey: ApiKey;
  address: BookAddress;
}

/** One key: all that it may do, how it is used, and the ways to replace and to end it. */
export function KeyPanel({ apiKey: key, address }: KeyPanelProps) {
  const { t } = useWords();
  const [made, setMade] = useState<AnswerOf<typeof rotateApiKey>>();
  return (
    <SidePanel
      title={key.name}
      facts={
        <>
          <code>{key.hint}</code> <CodeChip word={wordOf(apiKeyStates, key.state)} />
        </>
      }
      closeLabel={t('resource.close')}
      onClose={address.close}
    >
      {made ? (
        <MadeKey made={made} onDone={address.finish} />
      ) : (
        <>
          <KeyFacts apiKey={key} />
          {key.state === 'ACTIVE' ? <Rotation apiKey={key} onMade={setMade} /> : null}
          {isLiving(key) ? <Revocation apiKey={key} /> : null}
        </>
      )}
    </SidePanel>
  );
}

function KeyFacts({ apiKey: key }: Pick<KeyPanelProps, 'apiKey'>) {
  const { t, language } = useWords();
  const { fields } = apiKey;
  const at = (instant: string | null) =>
    instant ? `${officeTime(instant).full} ${officeTime(instant).offset}` : missing;
  const facts = [
    ['scopes', say(scopesText(key.scopes), language)],
    ['dataAuthority', say(wordOf(dataAuthorities, key.dataAuthority), language)],
    ['addresses', key.addresses.length === 0 ? t('api.anywhere') : key.addresses.join(', ')],
    ['expiresOn', key.expiresOn],
    ['madeBy', key.madeBy],
    ['madeAt', at(key.madeAt)],
    ['lastUsedAt', key.lastUsedAt ? at(key.lastUsedAt) : t('api.unused')],
    ['lastAddress', key.lastAddress ?? missing],
    ['callsToday', wholeText(key.callsToday)],
    ['refusedToday', wholeText(key.refusedToday)],
    ...(key.revokedAt
      ? ([
          ['revokedAt', at(key.revokedAt)],
          ['revokedBy', key.revokedBy ?? missing],
        ] as const)
      : []),
  ] as const;
  return (
    <FactList
      facts={facts.map(([name, value]) => ({ key: name, label: say(fields[name].label, language), value }))}
    />
  );
}

const { overlap, expiresOn } = rotateApiKey.body;

/** A new key with the same rights; the old one goes on beside it until the programs know the new one. */
function Rotation({
  apiKey: key,
  onMade,
}: Pick<KeyPanelProps, 'apiKey'> & { onMade: (made: AnswerOf<typeof rotateApiKey>) => void }) {
  const { t } = useWords();
  const client = useQueryClient();
  const rotate = async (asked: Omit<BodyOf<typeof rotateApiKey>, 'id'>) => {
    onMade(await call(rotateApiKey, { body: { id: key.id, ...asked }, refusal: 'in place' }));
    await client.invalidateQueries();
  };
  return (
    <PanelBlock title={t('api.rotate')}>
      <ResourceForm
        fields={{ overlap, expiresOn }}
        values={{ overlap: '7', expiresOn: addDays(officeToday(), 180) }}
        columns="one"
        inputs={{ overlap: { as: 'segments', hint: t('api.rotateHint') } }}
        submitLabel={t('api.rotate')}
        onSubmit={rotate}
      />
    </PanelBlock>
  );
}

function Revocation({ apiKey: { id, name } }: Pick<KeyPanelProps, 'apiKey'>) {
  const { t } = useWords();
  const client = useQueryClient();
  const revoke = async () => {
    await call(revokeApiKey, { body: { id }, refusal: 'in place' });
    notify('success', t('api.revoked', { name }));
    await client.invalidateQueries();
  };
  return (
    <PanelBlock title={t('api.revoke')}>
      <p className="api-note">{t('api.revokeText')}</p>
      <ConfirmButton
        look="danger"
        label={t('api.revoke')}
        title={t('api.revokeTitle', { name })}
        text={t('api.revokeText')}
        onConfirm={revoke}
      />
    </PanelBlock>
  );
}
