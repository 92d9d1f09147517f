import { say } from '@loadline/contract/kernel/text';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { ActionBar } from '../../ui/frames.tsx';
import type { KeptState } from './draft-keeper.ts';
import { DraftKept } from './draft-kept.tsx';
import { OpenPoints, useSubmitKey } from './open-points.tsx';
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
