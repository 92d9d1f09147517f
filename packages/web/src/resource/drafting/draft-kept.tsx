import { useWords } from '../../kernel/words.ts';
import { StateDot } from '../../ui/status-chip.tsx';
import { officeClock } from '../office-time.ts';
import type { KeptState } from './draft-keeper.ts';

/** How far a draft is saved. Told also to those who do not see it; only what has become of it, not every key. */
export function DraftKept({ state }: { state: KeptState<unknown> }) {
  const { t } = useWords();
  return (
    <span role="status" className="draft-kept">
      {state.kind === 'saved' ? (
        <>
          {t('drafting.save.saved', { at: officeClock(state.at).slice(0, 5) })}
          {state.held > 0 ? (
            <StateDot family="act">{t('drafting.save.held', { count: state.held })}</StateDot>
          ) : null}
        </>
      ) : null}
      {state.kind === 'fresh' || state.kind === 'typing' || state.kind === 'saving'
        ? t(`drafting.save.${state.kind}`)
        : null}
      {state.kind === 'offline' ? <StateDot family="act">{t('drafting.save.offline')}</StateDot> : null}
      {state.kind === 'refused' ? (
        <StateDot family="stop">{t('drafting.save.refused', { says: state.says })}</StateDot>
      ) : null}
      {state.kind === 'stale' ? <StateDot family="act">{t('drafting.stale.title')}</StateDot> : null}
    </span>
  );
}
