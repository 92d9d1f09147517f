import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { hookCategories, typesIn } from '@loadline/contract/webhooks/hook-type';
import {
  addWebhook,
  changeSecret,
  changeWebhook,
  pauseWebhook,
  removeWebhook,
} from '@loadline/contract/webhooks/webhook.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import type { BookAddress } from '../../resource/book/use-book-address.ts';
import { ConfirmButton } from '../../resource/confirm-button.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { PanelBlock, SidePanel } from '../../ui/side-panel.tsx';
import { ShownOnce } from './shown-once.tsx';
import type { Hook } from './webhook.ts';

interface HookPanelProps {
  /** None: a new one. */
  hook: Hook | undefined;
  address: BookAddress;
}

const all = codesOf(hookCategories);

/** Where a program is told what happens, and of what. */
export function HookPanel({ hook, address }: HookPanelProps) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const [secret, setSecret] = useState<string>();
  const save = async (body: BodyOf<typeof addWebhook>) => {
    if (hook) {
      const { id, version } = hook;
      await call(changeWebhook, { body: { id, version, ...body }, refusal: 'in place' });
      notify('success', t('api.hookSaved'));
      address.finish();
    } else setSecret((await call(addWebhook, { body, refusal: 'in place' })).secret);
    await client.invalidateQueries();
  };
  const options = all.map((category) => ({
    value: category,
    label: say(wordOf(hookCategories, category), language),
  }));
  return (
    <SidePanel title={hook?.url ?? t('api.addHook')} closeLabel={t('resource.close')} onClose={address.close}>
      {secret === undefined ? (
        <>
          <ResourceForm
            fields={addWebhook.body}
            values={hook ?? { categories: all }}
            columns="one"
            inputs={{
              url: { as: 'line', placeholder: 'https://erp.example.com/hooks', hint: t('api.urlHint') },
              categories: { options },
            }}
            submitLabel={t(hook ? 'resource.form.save' : 'api.addHook')}
            onSubmit={save}
            onCancel={address.close}
          />
          <TypeList />
          {hook ? <HookMore hook={hook} onSecret={setSecret} onGone={address.finish} /> : null}
        </>
      ) : (
        <ShownOnce
          says={t('api.secretOnce')}
          label={t('api.secret')}
          text={secret}
          copyLabel={t('api.copySecret')}
          onDone={address.finish}
        />
      )}
    </SidePanel>
  );
}

/** Every type by its category, as it stands in what is sent. */
function TypeList() {
  const { t, language } = useWords();
  return (
    <PanelBlock title={t('api.types')}>
      <dl className="hook-types">
        {all.map((category) => (
          <div key={category}>
            <dt>{say(wordOf(hookCategories, category), language)}</dt>
            {typesIn(category).map((type) => (
              <dd key={type}>
                <code>{type}</code>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </PanelBlock>
  );
}

interface HookMoreProps {
  hook: Hook;
  onSecret: (secret: string) => void;
  onGone: () => void;
}

function HookMore({ hook: { id, url, paused }, onSecret, onGone }: HookMoreProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const done = async (deed: Promise<unknown>) => {
    await deed;
    await client.invalidateQueries();
  };
  return (
    <PanelBlock title={t('api.more')}>
      <div className="hook-more">
        <ConfirmButton
          look="secondary"
          label={t('api.newSecret')}
          title={t('api.newSecretTitle')}
          text={t('api.newSecretText')}
          onConfirm={async () => {
            onSecret((await call(changeSecret, { body: { id }, refusal: 'in place' })).secret);
            await client.invalidateQueries();
          }}
        />
        {paused ? null : (
          <ConfirmButton
            look="secondary"
            label={t('api.pause')}
            title={t('api.pauseTitle', { url })}
            text={t('api.pauseText')}
            onConfirm={() => done(call(pauseWebhook, { body: { id, paused: true }, refusal: 'in place' }))}
          />
        )}
        <ConfirmButton
          look="danger"
          label={t('api.remove')}
          title={t('api.removeTitle', { url })}
          text={t('api.removeText')}
          onConfirm={async () => {
            await done(call(removeWebhook, { body: { id }, refusal: 'in place' }));
            onGone();
          }}
        />
      </div>
    </PanelBlock>
  );
}
