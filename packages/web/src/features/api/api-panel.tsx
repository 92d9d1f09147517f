import type { makeApiKey as make } from '@loadline/contract/api-keys/api-key.api';
import { makeApiKey } from '@loadline/contract/api-keys/api-key.api';
import { scopesFor } from '@loadline/contract/api-keys/api-key.rules';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { permissions } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { useSignedInUser } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import type { BookAddress } from '../../resource/book/use-book-address.ts';
import { addDays } from '../../resource/days.ts';
import { officeToday } from '../../resource/office-time.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { AddressesInput } from './addresses-input.tsx';
import type { ApiKey } from './api-key.ts';
import { DeliveryPanel } from './delivery-panel.tsx';
import { HookPanel } from './hook-panel.tsx';
import { KeyPanel } from './key-panel.tsx';
import { MadeKey } from './made-key.tsx';
import { deliveryMark, type Hook, hookMark, newHook } from './webhook.ts';

interface ApiPanelProps {
  keys: readonly ApiKey[];
  hooks: readonly Hook[];
  address: BookAddress;
}

/** What stands beside the lists: a new key or webhook, one of them, or what one was told. */
export function ApiPanel({ keys, hooks, address }: ApiPanelProps) {
  if (address.open?.kind === 'new') return <NewKeyPanel address={address} />;
  const id = address.open?.id;
  if (id === newHook) return <HookPanel hook={undefined} address={address} />;
  if (id?.startsWith(deliveryMark))
    return <DeliveryPanel key={id} id={id.slice(deliveryMark.length)} address={address} />;
  const hook = hooks.find((one) => `${hookMark}${one.id}` === id);
  if (hook) return <HookPanel key={hook.id} hook={hook} address={address} />;
  const apiKey = keys.find((one) => one.id === id);
  return apiKey ? <KeyPanel key={apiKey.id} apiKey={apiKey} address={address} /> : null;
}

function NewKeyPanel({ address }: Pick<ApiPanelProps, 'address'>) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const user = useSignedInUser();
  const [made, setMade] = useState<AnswerOf<typeof make>>();
  const own = user?.permissions.filter((one) => isCode(permissions, one)) ?? [];
  const options = scopesFor(own).map((scope) => ({
    value: scope,
    label: say(wordOf(permissions, scope), language),
  }));
  const save = async (body: BodyOf<typeof make>) => {
    setMade(await call(makeApiKey, { body, refusal: 'in place' }));
    await client.invalidateQueries();
  };
  return (
    <SidePanel title={t('api.newKey')} closeLabel={t('resource.close')} onClose={address.close}>
      {made ? (
        <MadeKey made={made} onDone={address.finish} />
      ) : (
        <ResourceForm
          fields={makeApiKey.body}
          values={{
            scopes: [],
            addresses: [],
            dataAuthority: 'organisation',
            expiresOn: addDays(officeToday(), 180),
          }}
          columns="one"
          inputs={{
            name: { placeholder: t('api.namePlaceholder') },
            scopes: { options, hint: t('api.scopesHint') },
            dataAuthority: { as: 'segments' },
            addresses: { hint: t('api.addressesHint'), input: (control) => <AddressesInput {...control} /> },
          }}
          submitLabel={t('api.make')}
          onSubmit={save}
          onCancel={address.close}
        />
      )}
    </SidePanel>
  );
}
