import { replyAtDesk } from '@loadline/contract/labels/label-talk.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { LabelTalk } from '../../../shared/labels/label-talk.tsx';
import { useDone } from '../use-done.ts';
import type { DeskLabelRecord } from './desk-label.ts';

/** What was said of a customer's label, and where one writes to them. */
export function DeskLabelTalk({ of }: { of: DeskLabelRecord }) {
  const { t } = useWords();
  const done = useDone();
  const { id } = of.label;
  return (
    <LabelTalk
      of={of}
      onSay={(body) =>
        done(call(replyAtDesk, { body: { id, body }, refusal: 'in place' }), t('labels.talk.sent'))
      }
    />
  );
}
