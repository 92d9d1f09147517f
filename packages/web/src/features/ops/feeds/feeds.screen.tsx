import { deskPages } from '@loadline/contract/desk-pages';
import { bringFeed, feedApi, feedFilter } from '@loadline/contract/feeds/feed.api';
import { feedMessage, feedStates } from '@loadline/contract/feeds/feed-message';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { CodeChip } from '../../../resource/code-chip.tsx';
import { bareDays, daysFilter, type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/text-input.tsx';
import { type FeedMessage, feedCells, feedColumns } from './feed-columns.tsx';
import { FeedPanel } from './feed-panel.tsx';
import './feeds.css';

const largest = 500_000;

/** Carriers' messages, what became of each, and a way to bring more. */
export function FeedsScreen() {
  const words = useWords();
  const { t, language } = words;
  const [brings, setBrings] = useState(false);
  const bring = (
    <Button look="primary" icon="upload" onClick={() => setBrings(true)}>
      {t('feedDesk.bring')}
    </Button>
  );
  return (
    <>
      <ResourceList
        name="opsFeeds"
        frame="desk"
        title={say(deskPages.opsFeeds.title, language)}
        search={say(feedFilter.search.label, language)}
        actions={bring}
        fields={feedMessage.fields}
        calls={feedApi}
        columns={feedColumns}
        cells={feedCells}
        filters={filtersOf(words)}
        unit={{ name: t('feedDesk.name'), one: t('feedDesk.one'), many: t('feedDesk.many') }}
        panel={({ row, close }) => row && <FeedPanel key={row.id} message={row} onClose={close} />}
        empty={{ title: t('feedDesk.none'), detail: t('feedDesk.noneDetail'), actions: bring }}
      />
      {brings ? <BringDialog onClose={() => setBrings(false)} /> : null}
    </>
  );
}

function filtersOf({ t, language }: Words): FilterSpec[] {
  return [
    filterOf(feedFilter, 'state', language),
    filterOf(feedFilter, 'kind', language),
    filterOf(feedFilter, 'way', language),
    daysFilter('days', t('audit.days'), { ...bareDays, periods: ['today', 'last7', 'last30'] }),
  ];
}

interface Brought {
  readonly name: string;
  readonly message: FeedMessage;
}

/** Messages that are pasted or lie in files; each is applied at once, and what became of it stands under it. */
function BringDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [brought, setBrought] = useState<readonly Brought[]>([]);
  const [tooLarge, setTooLarge] = useState<string>();
  const bring = async (all: readonly { name: string | null; text: string }[]) => {
    setBusy(true);
    for (const one of all) {
      const message = await call(bringFeed, { body: one }).catch(() => undefined);
      if (message)
        setBrought((before) => [
          ...before,
          { name: one.name ?? message.numbers[0] ?? t('feedDesk.paste'), message },
        ]);
    }
    setBusy(false);
    setText('');
    await client.invalidateQueries();
  };
  const bringFiles = async (files: readonly File[]) => {
    setTooLarge(files.find(({ size }) => size > largest)?.name);
    const right = files.filter(({ size }) => size > 0 && size <= largest);
    await bring(
      await Promise.all(
        right.map(async (file) => ({ name: file.name.slice(-255), text: await file.text() })),
      ),
    );
  };
  return (
    <Modal
      open
      size="wide"
      title={t('feedDesk.bring')}
      closeLabel={t('resource.close')}
      onClose={onClose}
      footer={
        <Button
          look="primary"
          busy={busy}
          refused={text.trim() === '' ? t('feedDesk.nothing') : undefined}
          onClick={() => void bring([{ name: null, text }])}
        >
          {t('feedDesk.submit')}
        </Button>
      }
    >
      <div className="feed-bring">
        <Field label={t('feedDesk.paste')} hint={t('feedDesk.pasteHint')}>
          <Textarea rows={9} value={text} maxLength={largest} onChange={setText} spellCheck={false} />
        </Field>
        <DropZone
          multiple
          accept=".txt,.fsu,.imp,.xml,.json,.edi,text/plain,text/xml,application/xml,application/json"
          hint={t('feedDesk.dropHint')}
          onFiles={(files) => void bringFiles(files).catch(tellRefusal)}
        >
          {t('feedDesk.drop')}
        </DropZone>
        {tooLarge === undefined ? null : (
          <Alert family="stop">{t('feedDesk.tooLarge', { name: tooLarge })}</Alert>
        )}
        {brought.length > 0 ? (
          <ul className="feed-bring__results" aria-live="polite">
            {brought.map(({ name, message }, at) => {
              const word = wordOf(feedStates, message.state);
              return (
                <li key={`${message.id} ${at}`}>
                  <span>{name}</span>
                  <CodeChip word={word} />
                </li>
              );
            })}
          </ul>
        ) : null}
      </div>
    </Modal>
  );
}
