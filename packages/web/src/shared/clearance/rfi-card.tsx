import { examAgencies } from '@loadline/contract/clearance/entry-exam.codes';
import { lineKey, rfiFields } from '@loadline/contract/clearance/entry-rfi';
import {
  entrySides,
  openRfis,
  ownRfiStates,
  rfiForms,
  rfiStates,
} from '@loadline/contract/clearance/entry-rfi.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import { shortDay } from '../../kernel/time.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import type { RecordFile } from '../../resource/files/record-file.ts';
import { useFacts } from '../../resource/resource-detail.tsx';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-strip.tsx';
import { fileSizeText } from '../../ui/file-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import { TalkWord } from '../exceptions/talk-word.tsx';
import type { EntryRecord, Rfi } from './entry-record.ts';
import { EntryTime } from './entry-time.tsx';
import { FreeTime } from './free-time.tsx';
import { zoneText } from './zone-text.ts';

interface RfiCardsProps {
  of: Pick<EntryRecord, 'rfis' | 'lines'>;
  isStaff: boolean;
  files: readonly RecordFile[];
  onDownload: (fileId: string) => void;
  /** What can be done with one, beside its title. */
  deeds?: (rfi: Rfi) => ReactNode;
  /** Where one is answered. */
  reply?: (rfi: Rfi) => ReactNode;
}

/** What customs or another agency want to know, each with all that was asked and answered. */
export function RfiCards({ of: { rfis, lines }, isStaff, files, onDownload, deeds, reply }: RfiCardsProps) {
  const words = useWords();
  return rfis.map((rfi) => (
    <Card
      key={rfi.id}
      flush
      family={openRfis.includes(rfi.state) ? stateOf(rfi, isStaff).family : undefined}
      title={words.t('clearance.rfi.title', {
        topic: rfi.topic,
        state: say(stateOf(rfi, isStaff), words.language),
      })}
      aside={deeds?.(rfi)}
    >
      <div className="customs-rfi">
        <RfiFacts rfi={rfi} lines={lines} />
      </div>
      <ul className="talk">
        {rfi.words.map((word) => (
          <Word key={word.id} word={word} files={files} onDownload={onDownload} />
        ))}
      </ul>
      {reply?.(rfi)}
    </Card>
  ));
}

function stateOf({ state }: Rfi, isStaff: boolean) {
  return wordOf(isStaff ? rfiStates : ownRfiStates, state);
}

/** Which line it is about, by its place on the entry and the name of its goods. */
export function lineText(
  line: string | null,
  lines: EntryRecord['lines'],
  { t, language }: Pick<Words, 't' | 'language'>,
): string {
  if (line === null) return t('clearance.rfi.wholeEntry');
  const at = lines.findIndex((one) => lineKey(one) === line);
  const found = lines[at];
  if (!found) return line;
  return t('clearance.rfi.line', { no: at + 1, name: language === 'en' ? found.nameEn : found.nameZh });
}

const keys = ['form', 'agency', 'line', 'dueDay'] as const;

function RfiFacts({ rfi, lines }: { rfi: Rfi; lines: EntryRecord['lines'] }) {
  const words = useWords();
  const { language } = words;
  const facts = useFacts({
    fields: rfiFields,
    keys,
    record: rfi,
    instead: {
      form: say(wordOf(rfiForms, rfi.form), language),
      agency: say(wordOf(examAgencies, rfi.agency), language),
      line: lineText(rfi.line, lines, words),
      dueDay: (
        <>
          <b>{shortDay(rfi.dueDay)}</b> <small>{zoneText(rfi.zone, language)}</small>{' '}
          {rfi.state === 'OPEN' ? <FreeTime ends={rfi.dueEnds} /> : null}
        </>
      ),
    },
  });
  return <FactList facts={facts} />;
}

interface WordProps extends Pick<RfiCardsProps, 'files' | 'onDownload'> {
  word: Rfi['words'][number];
}

function Word({ word: { side, who, at, body, files: sent }, files, onDownload }: WordProps) {
  const { language } = useWords();
  return (
    <TalkWord who={who} side={say(wordOf(entrySides, side), language)} at={<EntryTime at={at} />} body={body}>
      {files
        .filter(({ fileId }) => sent.includes(fileId))
        .map(({ fileId, name, size }) => (
          <button key={fileId} type="button" className="talk__file" onClick={() => onDownload(fileId)}>
            <Icon name="file" size={14} />
            {name} · {fileSizeText(size)}
          </button>
        ))}
    </TalkWord>
  );
}
