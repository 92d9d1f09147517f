import { say } from '@loadline/contract/kernel/text';
import { wordingOf } from '@loadline/contract/notices/wording';
import { flawOf, sampleOf, smsParts } from '@loadline/contract/notices/wording.rules';
import { pages } from '@loadline/contract/pages';
import { useWords, type Words } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { useBookAddress } from '../../../resource/book/use-book-address.ts';
import { wholeText } from '../../../resource/decimal.ts';
import type { InputLook } from '../../../resource/input-look.ts';
import { WordingDeeds } from './wording-deeds.tsx';
import { savingOf, type WordingRow, wordingList, wordingResource } from './wording-row.ts';
import { WordingState } from './wording-state.tsx';
import './wordings.css';

/** What every event and message says, per way and language; seen filled with samples while it is written. */
export function NoticeTemplatesScreen() {
  const words = useWords();
  const { t, language } = words;
  const { open } = useBookAddress();
  const own = language === 'en' ? 'textEn' : 'textZh';
  return (
    <div className="wordings">
      <ResourceBook
        of={wordingResource}
        title={say(pages.opsNotices.title, language)}
        unit={{ name: t('wordings.name'), one: t('wordings.one'), many: t('wordings.many') }}
        facts={(rows) =>
          t('wordings.facts', {
            count: wholeText(rows.length),
            edited: wholeText(rows.filter(({ edited }) => edited).length),
          })
        }
        list={wordingList(language)}
        change={savingOf(open?.kind === 'record' ? open.id : undefined)}
        names={['label']}
        columns={['label', 'channel', own, 'group', 'edited']}
        cells={{
          group: { width: 130, muted: true },
          label: { width: 210 },
          channel: { width: 80 },
          textZh: { width: 360, muted: true },
          textEn: { width: 360, muted: true },
          edited: {
            width: 100,
            header: t('wordings.state'),
            cell: (row: WordingRow) => <WordingState row={row} />,
          },
        }}
        search={t('wordings.search')}
        inputs={{
          subjectZh: lookOf('subjectZh', words),
          subjectEn: lookOf('subjectEn', words),
          textZh: lookOf('textZh', words),
          textEn: lookOf('textEn', words),
        }}
        above={(row) => <WordingDeeds row={row} />}
      />
    </div>
  );
}

/** A text, under it how a reader would see it, and how many SMS that makes. */
function lookOf(key: 'subjectZh' | 'subjectEn' | 'textZh' | 'textEn', { t, language }: Words): InputLook {
  return {
    span: 'whole',
    fault: (typed, { id }) => {
      const own = wordingOf(String(id));
      const flaw = own && flawOf(own, key, asText(typed));
      return flaw && say(flaw, language);
    },
    remark: (typed, { id }) => {
      const own = wordingOf(String(id));
      if (!own) return undefined;
      const text = sampleOf(own, asText(typed), key.endsWith('En') ? 'en' : 'zh-cn');
      const parts = own.channel === 'sms' ? `${t('wordings.parts', { count: smsParts(text) })}\n` : '';
      return { family: 'wait', text: `${parts}${text}` };
    },
  };
}

function asText(typed: unknown): string {
  return typeof typed === 'string' ? typed : '';
}
