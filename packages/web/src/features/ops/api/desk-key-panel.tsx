import { apiKeyStates } from '@loadline/contract/api-keys/api-key';
import { revokeAtDesk } from '@loadline/contract/api-keys/api-key.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { pauseReasons } from '@loadline/contract/webhooks/webhook';
import { pauseAtDesk, webhooksOf } from '@loadline/contract/webhooks/webhook.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { CodeChip } from '../../../resource/code-chip.tsx';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { KeyFacts } from '../../../shared/api-keys/key-facts.tsx';
import { PanelBlock, SidePanel } from '../../../ui/side-panel.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';
import type { DeskKey } from './desk-key.ts';

interface DeskKeyPanelProps {
  deskKey: DeskKey;
  onClose: () => void;
}

/** One key beside the list, with the webhooks of the same company. */
export function DeskKeyPanel({ deskKey: key, onClose }: DeskKeyPanelProps) {
  const { t, language } = useWords();
  const done = useDone();
  const isLiving = key.state === 'ACTIVE' || key.state === 'ROTATING';
  return (
    <SidePanel
      title={key.name}
      subject={inLanguage(language, key.customer, key.customerEn)}
      facts={
        <>
          <code>{key.hint}</code> <CodeChip word={wordOf(apiKeyStates, key.state)} />
        </>
      }
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      <KeyFacts apiKey={key} />
      {isLiving ? (
        <ConfirmButton
          look="danger"
          label={t('api.revoke')}
          title={t('api.revokeTitle', { name: key.name })}
          text={t('api.revokeText')}
          onConfirm={() =>
            done(
              call(revokeAtDesk, { body: { id: key.id }, refusal: 'in place' }),
              t('api.revoked', { name: key.name }),
            )
          }
        />
      ) : null}
      <HooksOf orgId={key.orgId} />
    </SidePanel>
  );
}

/** Where the company's programs are told what happens; one that does harm is stopped here. */
function HooksOf({ orgId }: { orgId: string }) {
  const { t, language } = useWords();
  const done = useDone();
  const { data: hooks, isError, error, refetch } = useQuery(asking(webhooksOf, { orgId }));
  return (
    <PanelBlock title={t('api.hooks')}>
      {isError ? <NotLoaded what={t('api.hooks')} error={error} onRetry={() => void refetch()} /> : null}
      {hooks?.length === 0 ? <p>{t('api.noHooks')}</p> : null}
      <ul>
        {hooks?.map(({ id, url, paused, waiting, dead }) => (
          <li key={id} className="desk-hook">
            <span>
              {url}
              <small className="data-table__second">
                {paused ? say(wordOf(pauseReasons, paused), language) : t('api.healthy')}
                {' \u00b7 '}
                {t('api.kept24', { dead: wholeText(dead), waiting: wholeText(waiting) })}
              </small>
            </span>
            {paused ? null : (
              <ConfirmButton
                size="small"
                label={t('api.pause')}
                aria-label={`${t('api.pause')} ${url}`}
                title={t('api.pauseTitle', { url })}
                text={t('api.pauseText')}
                onConfirm={() => done(call(pauseAtDesk, { body: { id }, refusal: 'in place' }))}
              />
            )}
          </li>
        ))}
      </ul>
    </PanelBlock>
  );
}
