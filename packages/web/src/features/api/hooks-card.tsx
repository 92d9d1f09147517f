import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { hookCategories } from '@loadline/contract/webhooks/hook-type';
import { pauseReasons } from '@loadline/contract/webhooks/webhook';
import { pauseWebhook, testWebhook } from '@loadline/contract/webhooks/webhook.api';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import type { BookAddress } from '../../resource/book/use-book-address.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { type Hook, hookMark, newHook } from './webhook.ts';

interface HooksCardProps {
  hooks: UseQueryResult<Hook[]>;
  address: BookAddress;
}

/** The addresses that are told what happens, with how it went in the last 24 hours. */
export function HooksCard({ hooks, address }: HooksCardProps) {
  const { t } = useWords();
  return (
    <Card
      flush
      title={t('api.hooks')}
      aside={
        <>
          <span>{t('api.hooksNote')}</span>
          <Button look="text" size="small" icon="plus" onClick={() => address.show(newHook)}>
            {t('api.addHook')}
          </Button>
        </>
      }
    >
      {hooks.isError ? (
        <NotLoaded what={t('api.hooks')} error={hooks.error} onRetry={() => void hooks.refetch()} />
      ) : null}
      {hooks.data?.length === 0 ? (
        <EmptyState title={t('api.noHooks')} detail={t('api.noHooksText')} />
      ) : null}
      <ul className="hooks">
        {hooks.data?.map((hook) => (
          <HookCell key={hook.id} hook={hook} onOpen={() => address.show(`${hookMark}${hook.id}`)} />
        ))}
      </ul>
    </Card>
  );
}

function HookCell({ hook, onOpen }: { hook: Hook; onOpen: () => void }) {
  const { t, language } = useWords();
  const categories = hook.categories.map((one) => say(wordOf(hookCategories, one), language));
  const tries = hook.delivered + hook.failed;
  return (
    <li className="hooks__one">
      <div className="hooks__head">
        <button type="button" className="hooks__url" onClick={onOpen}>
          {hook.url}
        </button>
        {hook.paused ? (
          <StatusChip family="stop">{t('api.paused')}</StatusChip>
        ) : (
          <StatusChip family={hook.failingSince ? 'act' : 'done'}>
            {t(hook.failingSince ? 'api.failing' : 'api.healthy')}
          </StatusChip>
        )}
      </div>
      <p className="hooks__about">
        {categories.join(language === 'en' ? ', ' : '、')}
        {hook.paused && hook.pausedAt ? (
          <>
            {' \u00b7 '}
            {say(wordOf(pauseReasons, hook.paused), language)} {officeTime(hook.pausedAt).short}
          </>
        ) : null}
      </p>
      <div className="hooks__foot">
        <p>
          {hook.paused
            ? t('api.kept24', { dead: wholeText(hook.dead), waiting: wholeText(hook.waiting) })
            : t('api.last24', {
                count: wholeText(hook.delivered),
                share: tries === 0 ? '-' : `${Math.floor((hook.delivered * 1_000) / tries) / 10}%`,
                ms: hook.medianMs ?? '-',
              })}
        </p>
        <HourBars hook={hook} />
        <HookDeeds hook={hook} />
      </div>
    </li>
  );
}

/** One bar an hour: what went well, what was tried again, what failed. The figures beside them say the same in words. */
function HourBars({ hook }: { hook: Hook }) {
  return (
    <span className="hook-bars" aria-hidden="true">
      {[...hook.hours.entries()].map(([hour, { good, bad }]) => (
        <i
          key={hour}
          className={`hook-bars__hour hook-bars__hour--${bad === 0 ? (good === 0 ? 'none' : 'good') : good === 0 ? 'bad' : 'some'}`}
        />
      ))}
    </span>
  );
}

function HookDeeds({ hook: { id, paused } }: { hook: Hook }) {
  const { t } = useWords();
  const client = useQueryClient();
  const done = async (deed: Promise<unknown>, says: string) => {
    try {
      await deed;
      notify('success', says);
      await client.invalidateQueries();
    } catch (error) {
      tellRefusal(error);
    }
  };
  if (paused)
    return (
      <Button
        look="primary"
        size="small"
        onClick={() =>
          void done(
            call(pauseWebhook, { body: { id, paused: false }, refusal: 'in place' }),
            t('api.resumed'),
          )
        }
      >
        {t('api.resume')}
      </Button>
    );
  return (
    <Button
      size="small"
      onClick={() => void done(call(testWebhook, { body: { id }, refusal: 'in place' }), t('api.testSent'))}
    >
      {t('api.test')}
    </Button>
  );
}
