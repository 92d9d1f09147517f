import { say } from '@loadline/contract/kernel/text';
import { noticeWords } from '@loadline/contract/messages/notice-word';
import { wordingOf } from '@loadline/contract/notices/wording';
import { resetWording } from '@loadline/contract/notices/wording.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import { useDone } from '../use-done.ts';
import type { WordingRow } from './wording-row.ts';
import { WordingState } from './wording-state.tsx';

/** Which facts the words may name, and the way back to the product's own words. */
export function WordingDeeds({ row }: { row: WordingRow }) {
  const { t, language } = useWords();
  const done = useDone();
  const { id, version, edited, updatedAt, updatedBy } = row;
  const reset = () =>
    done(call(resetWording, { body: { id, version }, refusal: 'in place' }), t('wordings.wasReset'));
  return (
    <div className="wording-deeds">
      <p className="wording-deeds__state">
        <WordingState row={row} />
        {edited && updatedAt ? (
          <span>{t('wordings.by', { who: updatedBy ?? '', at: officeTime(updatedAt).full })}</span>
        ) : null}
        {edited ? (
          <ConfirmButton
            look="text"
            label={t('wordings.reset')}
            title={t('wordings.resetTitle')}
            text={t('wordings.resetText')}
            onConfirm={reset}
          />
        ) : null}
      </p>
      <h3 className="wording-deeds__title">{t('wordings.names')}</h3>
      <dl className="wording-deeds__names">
        {(wordingOf(id)?.names ?? []).map((name) => {
          const known = noticeWords[name];
          return (
            <div key={name}>
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd>{known ? say(known.label, language) : null}</dd>
            </div>
          );
        })}
      </dl>
      <p className="wording-deeds__note">{t('wordings.partsGo')}</p>
    </div>
  );
}
