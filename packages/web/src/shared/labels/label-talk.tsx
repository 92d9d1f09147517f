import { sheetSides } from '@loadline/contract/exceptions/sheet-kind';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { labelAnswers, labelWordKinds } from '@loadline/contract/labels/label-talk';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { PanelBlock } from '../../ui/side-panel.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { SheetReply } from '../exceptions/sheet-reply.tsx';
import { TalkWord } from '../exceptions/talk-word.tsx';
import type { LabelRecord } from './label-record.ts';
import './label.css';

interface LabelTalkProps {
  of: LabelRecord;
  /** Sends a word; absent for who may only read. */
  onSay: ((body: string) => Promise<unknown>) | undefined;
}

/** What customer and desk said of a label, and where one writes. */
export function LabelTalk({ of, onSay }: LabelTalkProps) {
  const { t } = useWords();
  const { answer } = of.label;
  return (
    <PanelBlock
      title={t('labels.talk.title')}
      aside={answer === null ? null : <CodeChip word={wordOf(labelAnswers, answer)} />}
    >
      <div className="label-talk">
        {of.words.length === 0 ? <p className="label-talk__none">{t('labels.talk.none')}</p> : null}
        <ul className="talk">
          {of.words.map((word) => (
            <Word key={word.id} word={word} />
          ))}
        </ul>
        {onSay ? <Reply onSay={onSay} /> : null}
      </div>
    </PanelBlock>
  );
}

function Word({ word }: { word: LabelRecord['words'][number] }): ReactNode {
  const { t, language } = useWords();
  const { kind, side, who, at, body, failed } = word;
  const { short, full, offset } = officeTime(at);
  return (
    <TalkWord
      who={who}
      side={say(wordOf(sheetSides, side), language)}
      mark={kind === 'said' ? null : <CodeChip word={wordOf(labelWordKinds, kind)} />}
      at={
        <time dateTime={at} title={`${full} ${offset}`}>
          {short}
        </time>
      }
      body={body}
    >
      {failed.length === 0 ? null : (
        <ul className="label-talk__failed">
          {failed.map(({ nameZh, nameEn, note }) => {
            const name = language === 'en' ? nameEn : nameZh;
            return (
              <li key={name}>
                <StateGlyph family="stop" />
                {note === null ? name : t('labels.talk.failed', { check: name, note })}
              </li>
            );
          })}
        </ul>
      )}
    </TalkWord>
  );
}

function Reply({ onSay }: { onSay: (body: string) => Promise<unknown> }) {
  const { t } = useWords();
  const [body, setBody] = useState('');
  return (
    <SheetReply
      label={t('labels.talk.reply')}
      body={body}
      onBody={setBody}
      answering={undefined}
      onNoAnswer={() => undefined}
      upload={undefined}
      sendLabel={t('labels.talk.send')}
      onSend={async () => {
        await onSay(body);
        setBody('');
      }}
    />
  );
}
