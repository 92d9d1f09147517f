import { countriesOfOrigin } from '@loadline/contract/codes/country';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { writtenMid } from '@loadline/contract/mids/mid';
import { midLikenesses } from '@loadline/contract/mids/mid.codes';
import { madeMid } from '@loadline/contract/mids/mid-code';
import { useWords } from '../../kernel/words.ts';
import { officeDay } from '../../resource/office-time.ts';
import { ResourceDetail } from '../../resource/resource-detail.tsx';
import { PanelBlock } from '../../ui/side-panel.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import { MidPieces, MidReasons } from './mid-pieces.tsx';
import type { MidRecord, SimilarMid } from './mid-record.ts';
import { MidStateDot } from './mid-state.tsx';
import './mid.css';

/** What is known of a manufacturer: its code piece by piece, why it is so, what it is like and what it was before. */
export function MidBody({
  of: { mid, editions, similar },
}: {
  of: Pick<MidRecord, 'mid' | 'editions' | 'similar'>;
}) {
  const { t, language } = useWords();
  const made = madeMid(mid);
  const place = [mid.street, mid.city, mid.postal, say(wordOf(countriesOfOrigin, mid.country), language)];
  const keys = mid.codeReason === null ? ['role', 'textile'] : ['role', 'textile', 'codeReason'];
  return (
    <>
      <PanelBlock title={t('mids.pieces')}>
        <MidPieces made={made} source={mid} code={mid.code} />
        <MidReasons made={made} source={mid} />
      </PanelBlock>
      <PanelBlock title={t('mids.panel.address')}>
        <p className="mid-place">{place.filter(Boolean).join(', ')}</p>
        <ResourceDetail fields={writtenMid} keys={keys} record={mid} />
      </PanelBlock>
      <SimilarBlock similar={similar} />
      {editions.length > 1 ? (
        <PanelBlock title={t('mids.panel.editions')}>
          <ul className="mid-others">
            {editions.map(({ id, code, edition, state, stateAt, street, city }) => (
              <li key={id} aria-current={id === mid.id ? 'true' : undefined}>
                <span>
                  {t('mids.edition', { no: edition })} {code}
                  {id === mid.id ? ` (${t('mids.panel.current')})` : null}
                </span>
                <MidStateDot state={state} />
                <small>{`${street}, ${city} · ${officeDay(stateAt)}`}</small>
              </li>
            ))}
          </ul>
        </PanelBlock>
      ) : null}
    </>
  );
}

/** What is in the register already and like it. */
export function SimilarBlock({ similar }: { similar: readonly SimilarMid[] }) {
  const { t, language } = useWords();
  return (
    <PanelBlock title={t('mids.similar.title')}>
      {similar.length === 0 ? (
        <StateDot family="done">{t('mids.similar.unique')}</StateDot>
      ) : (
        <ul className="mid-others">
          {similar.map(({ id, code, name, street, city, state, likeness }) => {
            const word = wordOf(midLikenesses, likeness);
            return (
              <li key={id}>
                <span>{code}</span>
                <MidStateDot state={state} />
                <small>
                  <StateDot family={word.family ?? 'wait'}>{say(word, language)}</StateDot>
                </small>
                <small>{`${name}, ${street}, ${city}`}</small>
              </li>
            );
          })}
        </ul>
      )}
    </PanelBlock>
  );
}
