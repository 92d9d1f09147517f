import { say } from '@loadline/contract/kernel/text';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { ProblemCount } from '../../ui/field.tsx';
import { ActionBar } from '../../ui/frames.tsx';
import { isLayerOpen } from '../../ui/layers.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import { officeClock } from '../office-time.ts';
import type { KeptState } from './draft-keeper.ts';
import type { DraftFaults } from './use-draft-faults.ts';
import type { Submission } from './use-submission.ts';

interface DraftFootProps {
  draft: { readonly state: KeptState<unknown>; readonly save: () => Promise<boolean> };
  faults: DraftFaults;
  submission: Submission;
  /** The words for the first open point that is none of the content. */
  also?: string;
  /** The words for handing it in. */
  go: string;
}

/** How far the draft is saved, what is still open, and the two ways on. */
export function DraftFoot({ draft, faults, submission, also = '', go }: DraftFootProps) {
  const { t, language } = useWords();
  const { open, busy, submit, showFirst } = submission;
  useSubmitKey(() => void submit());
  const save = async () => {
    if (await draft.save()) notify('success', t('drafting.save.done'));
  };
  const [path] = open;
  const finding = path === undefined ? undefined : faults.errors.get(path);
  const isShown = path !== undefined && faults.errorAt(path) !== undefined;
  return (
    <ActionBar state={<DraftKept state={draft.state} />}>
      <OpenPoints
        count={open.length}
        first={finding ? say(finding.label, language) : also}
        isAsked={faults.isAsked || isShown}
        onShow={showFirst}
      />
      <Button size="large" onClick={() => void save()}>
        {t('drafting.save.draft')}
      </Button>
      <Button
        look="primary"
        size="large"
        busy={busy}
        className={open.length > 0 ? 'button--dull' : undefined}
        onClick={() => void submit()}
      >
        {go}
      </Button>
    </ActionBar>
  );
}

/** How far a draft is saved. Told also to those who do not see it; only what has become of it, not every key. */
function DraftKept({ state }: { state: KeptState<unknown> }) {
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

interface OpenPointsProps {
  /** How many points are open; with none nothing is shown. */
  count: number;
  /** The first of them in words. */
  first: string;
  /** It was tried to hand the form in. */
  isAsked: boolean;
  onShow: () => void;
}

/** How many points a form has open and which is the first; the way to it. */
function OpenPoints({ count, first, isAsked, onShow }: OpenPointsProps) {
  const { t } = useWords();
  if (count === 0) return null;
  const text = t('drafting.submit.open', { count, first });
  // Before it was tried nothing is wrong yet: it is merely not finished.
  if (isAsked) return <ProblemCount text={text} onShow={onShow} />;
  return (
    <button type="button" className="problem-count state-act" onClick={onShow}>
      <StateGlyph family="act" />
      {text}
    </button>
  );
}

/** Ctrl Enter hands a page of fields in from anywhere, but not from under an open drawer. */
function useSubmitKey(submit: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isLayerOpen()) return;
    event.preventDefault();
    submit();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
