import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type CheckResult, checkResults } from '@loadline/contract/labels/label.codes';
import { checkLabel } from '@loadline/contract/labels/label-desk.api';
import type { PhotoMark } from '@loadline/contract/labels/label-mark';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import type { PictureCalls } from '../../../shared/labels/label-picture.tsx';
import type { LabelCheck, LabelPhoto } from '../../../shared/labels/label-record.ts';
import { Button } from '../../../ui/button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import { MarkOnPhoto } from './mark-on-photo.tsx';

const { note } = checkLabel.body;

interface CheckDeedsProps {
  id: string;
  check: LabelCheck;
  photos: readonly LabelPhoto[];
  calls: PictureCalls;
}

/** Says how a check came out: at once where it passes, with a note where it does not or is not asked of this label. */
export function CheckDeeds({ id, check, photos, calls }: CheckDeedsProps) {
  const { t, language } = useWords();
  const done = useDone();
  const [asked, setAsked] = useState<'fail' | 'na'>();
  const [mark, setMark] = useState<PhotoMark | null>(null);
  const name = language === 'en' ? check.nameEn : check.nameZh;
  // Where it was marked before, else where the scheme looks for it.
  const seenOn = check.mark?.fileId ?? (photos.find(({ kind }) => kind === check.photo) ?? photos[0])?.fileId;
  const wordsOf = (result: CheckResult) => say(wordOf(checkResults, result), language);
  const judge = (result: CheckResult, said: string | null) =>
    done(
      call(checkLabel, {
        body: { id, no: check.no, result, note: said, mark: result === 'fail' ? mark : null },
        refusal: 'in place',
      }),
      t('labelDesk.judged', { check: name, result: wordsOf(result) }),
    );
  const press = async (result: CheckResult) => {
    if (result !== 'pass') {
      setMark(check.mark);
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
          size={asked === 'fail' && seenOn ? 'wide' : 'medium'}
          says={
            asked === 'fail' ? (
              <>
                <p>{t('labelDesk.failSays')}</p>
                {seenOn ? (
                  <MarkOnPhoto
                    no={check.no}
                    photos={photos}
                    calls={calls}
                    first={seenOn}
                    mark={mark}
                    onMark={setMark}
                  />
                ) : null}
              </>
            ) : undefined
          }
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
