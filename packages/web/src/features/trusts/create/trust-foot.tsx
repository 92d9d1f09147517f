import { say } from '@loadline/contract/kernel/text';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import type { KeptState } from '../../../resource/drafting/draft-keeper.ts';
import { DraftKept } from '../../../resource/drafting/draft-kept.tsx';
import { OpenPoints, useSubmitKey } from '../../../resource/drafting/open-points.tsx';
import { Button } from '../../../ui/button.tsx';
import { ActionBar } from '../../../ui/frames.tsx';
import { useTrustForm } from './trust-form.ts';
import type { Submission } from './use-submission.ts';

interface FootProps {
  state: KeptState<TrustContent>;
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
    if (await onSave()) notify('success', t('drafting.save.done'));
  };
  return (
    <ActionBar state={<DraftKept state={state} />}>
      <Open submission={submission} />
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
        {t(record?.trust.state === 'RETURNED' ? 'trust.submit.again' : 'trust.submit.go')}
      </Button>
    </ActionBar>
  );
}

function Open({ submission: { open, unsigned, showFirst } }: { submission: Submission }) {
  const { t, language } = useWords();
  const { faults } = useTrustForm();
  const [path] = open;
  const finding = path === undefined ? undefined : faults.errors.get(path);
  const first = finding
    ? say(finding.label, language)
    : t(unsigned === 'declared' ? 'trust.declare.title' : 'trust.declare.signer');
  return <OpenPoints count={open.length} first={first} isAsked={faults.isAsked} onShow={showFirst} />;
}
