import { deskPages } from '@loadline/contract/desk-pages';
import { codeTable, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { code } from '@loadline/contract/kernel/field';
import { wholeText } from '@loadline/contract/kernel/figures';
import { resource } from '@loadline/contract/kernel/resource';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { NoticeChannel } from '@loadline/contract/messages/notice-event';
import { noticeWords } from '@loadline/contract/messages/notice-word';
import { wording, wordingInList, wordingKeys, wordingOf } from '@loadline/contract/notices/wording';
import { listWordings, resetWording, saveWording } from '@loadline/contract/notices/wording.api';
import { flawOf, sampleOf, smsParts } from '@loadline/contract/notices/wording.rules';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { useBookAddress } from '../../../resource/book/use-book-address.ts';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import type { InputLook } from '../../../resource/input-look.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { StateDot } from '../../../ui/status-chip.tsx';
import { onePage } from '../one-page.ts';
import { useDone } from '../use-done.ts';
import './wordings.css';

const wordingResource = resource(wording.name, wording.label, { ...wordingInList, ...wording.fields });

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
        title={say(deskPages.opsNotices.title, language)}
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

/** Which facts the words may name, and the way back to the product's own words. */
function WordingDeeds({ row }: { row: WordingRow }) {
  const { t, language } = useWords();
  const done = useDone();
  const { id, version, edited, updatedAt, updatedBy } = row;
  const reset = () =>
    done(call(resetWording, { body: { id, version }, refusal: 'in place' }), t('wordings.wasReset'));
  return (
    <div className="wording-deeds">
      <p className="wording-deeds__state">
        <WordingState row={row} />
        {edited && updatedAt ? (
          <span>{t('wordings.by', { who: updatedBy ?? '', at: officeTime(updatedAt).full })}</span>
        ) : null}
        {edited ? (
          <ConfirmButton
            look="text"
            label={t('wordings.reset')}
            title={t('wordings.resetTitle')}
            text={t('wordings.resetText')}
            onConfirm={reset}
          />
        ) : null}
      </p>
      <h3 className="wording-deeds__title">{t('wordings.names')}</h3>
      <dl className="wording-deeds__names">
        {(wordingOf(id)?.names ?? []).map((name) => {
          const known = noticeWords[name];
          return (
            <div key={name}>
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd>{known ? say(known.label, language) : null}</dd>
            </div>
          );
        })}
      </dl>
      <p className="wording-deeds__note">{t('wordings.partsGo')}</p>
    </div>
  );
}

/** Whether the words are the product's own. */
function WordingState({ row: { edited } }: { row: WordingRow }) {
  const { t } = useWords();
  return (
    <StateDot family={edited ? 'work' : 'wait'}>{t(edited ? 'wordings.edited' : 'wordings.own')}</StateDot>
  );
}

type Listed = AnswerOf<typeof listWordings>[number];

/** A template as the list shows it: with the name of its event or message, its way and its heading. */
type WordingRow = Listed & {
  readonly label: string;
  readonly channel: NoticeChannel;
  readonly group: string;
};

/** All templates; the search also finds the words of their events. */
function wordingList(language: Language) {
  return onePage(asking(listWordings, {}), (one) => rowOf(one, language));
}

function rowOf(one: Listed, language: Language): WordingRow {
  const own = wordingOf(one.id);
  return {
    ...one,
    label: own ? say(own.label, language) : one.id,
    channel: own?.channel ?? 'inApp',
    group: own ? say(own.group, language) : '',
  };
}

/** The call that saves one template: nothing about it is chosen but its words, and an SMS has no subject. */
function savingOf(key: string | undefined) {
  const { subjectZh, subjectEn, ...rest } = saveWording.body;
  const only = codeTable('wording', { [key ?? '']: wordOf(wordingKeys, key ?? '') });
  const subjects = key?.endsWith('.sms') ? {} : { subjectZh, subjectEn };
  return { ...saveWording, body: { ...subjects, ...rest, id: code(only, saveWording.body.id) } };
}
