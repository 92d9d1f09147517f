import { apiKeyStates } from '@loadline/contract/api-keys/api-key';
import { revokeApiKey, rotateApiKey } from '@loadline/contract/api-keys/api-key.api';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
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
import { KeyFacts } from '../../shared/api-keys/key-facts.tsx';
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
  const more = useMore(key);
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
          <KeyFacts apiKey={key} more={more} />
          {key.state === 'ACTIVE' ? <Rotation apiKey={key} onMade={setMade} /> : null}
          {isLiving(key) ? <Revocation apiKey={key} /> : null}
        </>
      )}
    </SidePanel>
  );
}

/** What its maker's own people read of it besides: who made it, and how it was used. */
function useMore({
  madeBy,
  madeAt,
  lastUsedAt,
  lastAddress,
  revokedAt,
  revokedBy,
}: ApiKey): NonNullable<ComponentProps<typeof KeyFacts>['more']> {
  const { t } = useWords();
  const at = (instant: string) => `${officeTime(instant).full} ${officeTime(instant).offset}`;
  return [
    ['madeBy', madeBy],
    ['madeAt', at(madeAt)],
    ['lastUsedAt', lastUsedAt ? at(lastUsedAt) : t('api.unused')],
    ['lastAddress', lastAddress ?? missing],
    ...(revokedAt
      ? ([
          ['revokedAt', at(revokedAt)],
          ['revokedBy', revokedBy ?? missing],
        ] as const)
      : []),
  ];
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
