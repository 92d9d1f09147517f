import { say } from '@loadline/contract/kernel/text';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import { officeClock } from '../../../resource/office-time.ts';
import { Button } from '../../../ui/button.tsx';
import { ProblemCount } from '../../../ui/field.tsx';
import { ActionBar } from '../../../ui/frames.tsx';
import { isLayerOpen } from '../../../ui/layers.ts';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import type { KeptState } from './draft-keeper.ts';
import { useTrustForm } from './trust-form.ts';
import type { Submission } from './use-submission.ts';

interface FootProps {
  state: KeptState;
  submission: Submission;
  onSave: () => Promise<boolean>;
}

/** How far the draft is saved, what is still open, and the two ways on. */
export function TrustFoot({ state, submission, onSave }: FootProps) {
  const { t } = useWords();
  const { record } = useTrustForm();
  const { open, busy, submit } = submission;
  useSubmitKey(() => void submit());
  const save = async () => {
    if (await onSave()) notify('success', t('trust.save.done'));
  };
  return (
    <ActionBar state={<Kept state={state} />}>
      <OpenPoints submission={submission} />
      <Button size="large" onClick={() => void save()}>
        {t('trust.save.draft')}
      </Button>
      <Button
        look="primary"
        size="large"
        busy={busy}
        className={open.length > 0 ? 'button--dull' : undefined}
        onClick={() => void submit()}
      >
        {t(record?.trust.state === 'RETURNED' ? 'trust.submit.again' : 'trust.submit.go')}
      </Button>
    </ActionBar>
  );
}

function OpenPoints({ submission: { open, unsigned, showFirst } }: { submission: Submission }) {
  const { t, language } = useWords();
  const { faults } = useTrustForm();
  const [path] = open;
  if (path === undefined) return null;
  const finding = faults.errors.get(path);
  const first = finding
    ? say(finding.label, language)
    : t(unsigned === 'declared' ? 'trust.declare.title' : 'trust.declare.signer');
  const text = t('trust.submit.open', { count: open.length, first });
  // Before it was tried nothing is wrong yet: it is merely not finished.
  if (faults.isAsked) return <ProblemCount text={text} onShow={showFirst} />;
  return (
    <button type="button" className="problem-count state-act" onClick={showFirst}>
      <StateGlyph family="act" />
      {text}
    </button>
  );
}

/** Told also to those who do not see it; only what has become of it, not every key. */
function Kept({ state }: { state: KeptState }) {
  const { t } = useWords();
  return (
    <span role="status" className="trust-kept">
      {state.kind === 'saved' ? (
        <>
          {t('trust.save.saved', { at: officeClock(state.at).slice(0, 5) })}
          {state.held > 0 ? (
            <StateDot family="act">{t('trust.save.held', { count: state.held })}</StateDot>
          ) : null}
        </>
      ) : null}
      {state.kind === 'fresh' || state.kind === 'typing' || state.kind === 'saving'
        ? t(`trust.save.${state.kind}`)
        : null}
      {state.kind === 'offline' ? <StateDot family="act">{t('trust.save.offline')}</StateDot> : null}
      {state.kind === 'refused' ? (
        <StateDot family="stop">{t('trust.save.refused', { says: state.says })}</StateDot>
      ) : null}
      {state.kind === 'stale' ? <StateDot family="act">{t('trust.stale.title')}</StateDot> : null}
    </span>
  );
}

/** Ctrl Enter hands it in from anywhere, but not from under an open drawer. */
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
