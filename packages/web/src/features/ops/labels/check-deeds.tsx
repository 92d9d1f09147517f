import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type CheckResult, checkResults } from '@loadline/contract/labels/label.codes';
import { checkLabel } from '@loadline/contract/labels/label-desk.api';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import type { LabelCheck } from '../../../shared/labels/label-record.ts';
import { Button } from '../../../ui/button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';

const { note } = checkLabel.body;

/** Says how a check came out: at once where it passes, with a note where it does not or is not asked of this label. */
export function CheckDeeds({ id, check }: { id: string; check: LabelCheck }) {
  const { t, language } = useWords();
  const done = useDone();
  const [asked, setAsked] = useState<'fail' | 'na'>();
  const name = language === 'en' ? check.nameEn : check.nameZh;
  const wordsOf = (result: CheckResult) => say(wordOf(checkResults, result), language);
  const judge = (result: CheckResult, said: string | null) =>
    done(
      call(checkLabel, { body: { id, no: check.no, result, note: said }, refusal: 'in place' }),
      t('labelDesk.judged', { check: name, result: wordsOf(result) }),
    );
  const press = async (result: CheckResult) => {
    if (result !== 'pass') {
      setAsked(result);
      return;
    }
    try {
      await judge(result, null);
    } catch (error) {
      tellRefusal(error);
    }
  };
  return (
    <>
      {codesOf(checkResults).map((result) => (
        <Button
          key={result}
          size="small"
          aria-pressed={check.result === result}
          aria-label={t('labelDesk.judge', { check: name, result: wordsOf(result) })}
          onClick={() => void press(result)}
        >
          {wordsOf(result)}
        </Button>
      ))}
      {asked ? (
        <AskDialog
          title={t(asked === 'fail' ? 'labelDesk.failTitle' : 'labelDesk.naTitle', { check: name })}
          says={asked === 'fail' ? t('labelDesk.failSays') : undefined}
          fields={{ note: { ...note, required: asked === 'fail' } }}
          inputs={{ note: { span: 'whole' } }}
          submitLabel={wordsOf(asked)}
          onSubmit={({ note: said }) => judge(asked, said)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}
