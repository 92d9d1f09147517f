import { htsEditionStates } from '@loadline/contract/hts/hts-edition';
import { discardEdition, resumeEdition } from '@loadline/contract/hts/hts-edition.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useDone } from '../use-done.ts';
import type { DeskEdition } from './desk-edition.ts';

/** How far an edition is on its way from the file to its publication. */
export function EditionLoad({ edition }: { edition: DeskEdition }) {
  const { t, language } = useWords();
  const done = useDone();
  const { id, name, state, lines, laid, before, resumed, file, sha256 } = edition;
  const word = wordOf(htsEditionStates, state);
  const isLaid = laid >= lines;
  const isCompared = state === 'DRAFT';
  const steps = [
    { key: 'read', is: 'done', says: t('editionDesk.readSays', { count: wholeText(lines) }) },
    {
      key: 'lay',
      is: isLaid ? 'done' : 'current',
      says: t('editionDesk.laySays', { laid: wholeText(laid), count: wholeText(lines) }),
    },
    {
      key: 'compare',
      is: isCompared ? 'done' : isLaid ? 'current' : 'coming',
      says: isCompared
        ? before === null
          ? t('editionDesk.compareNone')
          : t('editionDesk.compareSays', { name: before })
        : '',
    },
    { key: 'publish', is: isCompared ? 'current' : 'coming', says: t('editionDesk.publishSays') },
  ] as const;
  return (
    <Card
      title={isCompared ? name : t('editionDesk.load', { name })}
      aside={
        <>
          <StatusChip family={word.family ?? 'wait'}>{say(word, language)}</StatusChip>
          <ConfirmButton
            size="small"
            label={t('editionDesk.discard')}
            title={t('editionDesk.discardTitle', { name })}
            text={t('editionDesk.discardText')}
            onConfirm={() =>
              done(call(discardEdition, { body: { id } }), t('editionDesk.discarded', { name }))
            }
          />
        </>
      }
    >
      <p className="edition-file">
        <b>{file}</b>{' '}
        <small>
          {[
            sha256 && `sha-256 ${sha256.slice(0, 8)}…${sha256.slice(-7)}`,
            resumed > 0 && t('editionDesk.resumed', { count: resumed }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </p>
      {isCompared ? null : (
        <ProgressBar label={t('editionDesk.progress', { name })} good={laid} total={lines} />
      )}
      <ol className="edition-steps">
        {steps.map(({ key, is, says }) => (
          <li key={key} data-is={is} aria-current={is === 'current' ? 'step' : undefined}>
            <b>{t(`editionDesk.${key}`)}</b>
            <small>{says}</small>
          </li>
        ))}
      </ol>
      {state === 'FAILED' ? (
        <Alert
          family="stop"
          actions={
            <Button
              size="small"
              onClick={() =>
                void done(call(resumeEdition, { body: { id } }), t('editionDesk.goingOn')).catch(tellRefusal)
              }
            >
              {t('editionDesk.goOn')}
            </Button>
          }
        >
          {t('editionDesk.failed', { laid: wholeText(laid) })}
        </Alert>
      ) : null}
    </Card>
  );
}
