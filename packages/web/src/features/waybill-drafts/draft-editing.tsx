import { say } from '@loadline/contract/kernel/text';
import type { DeskDraft, DeskVersion } from '@loadline/contract/waybill-drafts/draft';
import { saveDraft } from '@loadline/contract/waybill-drafts/draft-desk.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { LeaveGuard } from '../../resource/leave-guard.tsx';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DraftList } from './draft-list.tsx';
import { papersOf } from './draft-papers.ts';
import { FormEditor } from './form-editor.tsx';
import { SendDialog } from './send-dialog.tsx';
import { type DraftEditor, type Forms, useDraftEditor } from './use-draft-editor.ts';
import { VersionState } from './version-state.tsx';

/** The version that is being prepared: its forms, what is wrong with them, and how they differ from what was sent before. */
export function DraftEditing({ draft }: { draft: DeskDraft }) {
  const { t } = useWords();
  const [newest] = draft.versions;
  const open = newest?.state === 'PREPARING' ? newest : undefined;
  const editor = useDraftEditor(newest ?? draft.proposed);
  const [current, setCurrent] = useState('master');
  const paper = editor.papers.find(({ key }) => key === current) ?? editor.papers[0];
  const sent = draft.versions.find(({ state }) => state !== 'PREPARING');
  return (
    <Card
      flush
      title={open ? <VersionState version={open} /> : t('drafts.newVersion', { no: (newest?.no ?? 0) + 1 })}
      aside={<EditorDeeds draft={draft} editor={editor} />}
    >
      <Tabs
        label={t('drafts.forms')}
        current={paper?.key ?? 'master'}
        onChoose={setCurrent}
        tabs={editor.papers.map(({ key, typed, errors }) => ({
          key,
          label: key === 'master' ? t('drafts.masterTab') : String(typed['awbNo']),
          count: errors.length > 0 ? String(errors.length) : undefined,
        }))}
      />
      <div className="draft-editor">
        <div className="draft-editor__form">
          {paper ? (
            <FormEditor key={paper.key} paper={paper} onChange={(form) => editor.change(paper.key, form)} />
          ) : null}
        </div>
        <div className="draft-editor__side">
          <EditorChecks editor={editor} onShow={setCurrent} />
          {sent ? <EditorChanges editor={editor} before={sent} /> : null}
        </div>
      </div>
      <LeaveGuard isOn={editor.isDirty} />
    </Card>
  );
}

function EditorDeeds({ draft, editor }: { draft: DeskDraft; editor: DraftEditor }) {
  const { t } = useWords();
  const [sending, setSending] = useState(false);
  const { busy, save } = useSaving(draft, editor);
  const [newest] = draft.versions;
  const open = newest?.state === 'PREPARING' ? newest : undefined;
  return (
    <span className="draft-desk__deeds">
      <Button look="text" size="small" onClick={() => editor.take(draft.proposed, 'typed')}>
        {t('drafts.refill')}
      </Button>
      <Button
        busy={busy}
        refused={editor.forms ? undefined : t('drafts.unreadable')}
        onClick={() => void save(editor.forms)}
      >
        {t('drafts.save')}
      </Button>
      <Button look="primary" refused={whyNot(draft, editor, t)} onClick={() => setSending(true)}>
        {t('drafts.sendOut')}
      </Button>
      {sending && open ? <SendDialog draft={draft} version={open} onClose={() => setSending(false)} /> : null}
    </span>
  );
}

/** Why the version cannot be sent now. */
function whyNot(
  draft: DeskDraft,
  editor: DraftEditor,
  t: ReturnType<typeof useWords>['t'],
): string | undefined {
  const errors = editor.papers.reduce((sum, paper) => sum + paper.errors.length, 0) + editor.sums.length;
  if (draft.versions[0]?.state !== 'PREPARING' || editor.isDirty) return t('drafts.saveFirst');
  if (errors > 0) return t('drafts.errorsFirst', { count: errors });
  return draft.status === '42' ? undefined : t('drafts.only42');
}

function useSaving(draft: DeskDraft, editor: DraftEditor) {
  const { t } = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const save = async (forms: Forms | undefined) => {
    if (!forms) return;
    const [newest] = draft.versions;
    const revision = newest?.state === 'PREPARING' ? newest.revision : 0;
    setBusy(true);
    try {
      const { master, houses } = forms;
      await call(saveDraft, {
        body: { no: draft.mawbNo, revision, master, houses: [...houses] },
        refusal: 'in place',
      });
      editor.take(forms, 'saved');
      notify('success', t('drafts.saved'));
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
      await client.invalidateQueries();
    }
  };
  return { busy, save };
}

/** What is typed beside what was sent before, where the two differ. */
function EditorChanges({ editor, before }: { editor: DraftEditor; before: DeskVersion }) {
  const { t } = useWords();
  const papers = editor.forms ? papersOf(editor.forms, before) : [];
  const count = papers.flatMap(({ rows }) => rows.filter((row) => row.before !== undefined)).length;
  return (
    <section className="draft-changes" aria-label={t('drafts.changesTo', { no: before.no })}>
      <h3>{t('drafts.changesTo', { no: before.no })}</h3>
      {count === 0 ? (
        <p className="draft-changes__none">{t('drafts.noChanges')}</p>
      ) : (
        <DraftList papers={papers} onlyChanged />
      )}
    </section>
  );
}

/** All that is wrong or odd about the forms; a press leads to the form. */
function EditorChecks({ editor, onShow }: { editor: DraftEditor; onShow: (paper: string) => void }) {
  const { t, language } = useWords();
  const entries = editor.papers.flatMap(({ key, typed, errors, warnings }) => [
    ...errors.map((one) => ({ ...one, key, no: String(typed['awbNo']), family: 'stop' as const })),
    ...warnings.map((one) => ({ ...one, key, no: String(typed['awbNo']), family: 'act' as const })),
  ]);
  const sums = editor.sums.map((one) => ({ ...one, key: 'master', no: '', family: 'stop' as const }));
  const all = [...sums, ...entries];
  return (
    <section className="draft-checks" aria-label={t('drafts.checks')}>
      <h3>{t('drafts.checks')}</h3>
      {all.length === 0 ? (
        <p className="draft-checks__sound state-done">
          <StateGlyph family="done" /> {t('drafts.sound')}
        </p>
      ) : (
        <ul>
          {all.map(({ key, no, path, label, says, family }) => (
            <li key={`${key} ${path} ${says.en}`} className={`state-${family}`}>
              <StateGlyph family={family} />
              <button type="button" onClick={() => onShow(key)}>
                {no ? <span className="draft-checks__no">{no}</span> : null}
                <b>{say(label, language)}</b> {say(says, language)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
