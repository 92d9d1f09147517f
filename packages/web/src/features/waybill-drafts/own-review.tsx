import { wordOf } from '@loadline/contract/kernel/code';
import type { OwnDraft, OwnVersion } from '@loadline/contract/waybill-drafts/draft';
import { agreeToDraft, askDraftChanges } from '@loadline/contract/waybill-drafts/draft.api';
import { draftStates } from '@loadline/contract/waybill-drafts/draft.lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { PanelFoot } from '../../ui/side-panel.tsx';
import { DraftList, SameRows, useOnlyChanged } from './draft-list.tsx';
import { papersOf } from './draft-papers.ts';
import { OwnAnswer } from './own-answer.tsx';
import { PapersMenu } from './papers-menu.tsx';
import type { Review } from './use-review.ts';
import { useReview } from './use-review.ts';
import './drafts.css';

/** The newest version that was sent, beside the one before it; answered here by who may. */
export function OwnReview({ draft }: { draft: OwnDraft }) {
  const [newest, before] = draft.versions;
  return newest ? <Reviewing key={newest.no} draft={draft} version={newest} before={before} /> : null;
}

interface ReviewingProps {
  draft: OwnDraft;
  version: OwnVersion;
  before: OwnVersion | undefined;
}

function Reviewing({ draft, version, before }: ReviewingProps) {
  const papers = papersOf(version, before);
  const review = useReview(papers);
  const { only, setOnly } = useOnlyChanged(review.changed);
  return (
    <>
      <VersionHead version={version} before={before} review={review} only={only} onOnly={setOnly} />
      <OwnAnswer version={version} />
      <DraftList papers={papers} onlyChanged={only} review={draft.canAnswer ? review : undefined} />
      {only && before ? (
        <SameRows count={review.same} version={before.no} onShow={() => setOnly(false)} />
      ) : null}
      <Foot draft={draft} version={version} review={review} />
    </>
  );
}

interface VersionHeadProps {
  version: OwnVersion;
  before: OwnVersion | undefined;
  review: Review;
  only: boolean;
  onOnly: (only: boolean) => void;
}

function VersionHead({ version, before, review, only, onOnly }: VersionHeadProps) {
  const { t } = useWords();
  const state = wordOf(draftStates, version.state);
  return (
    <div className="draft-head">
      <div>
        <p className="draft-head__title">
          {t('drafts.version', {
            no: version.no,
            time: version.sentAt ? officeTime(version.sentAt).short : '',
          })}
          <CodeChip word={state} />
        </p>
        <p className="draft-head__facts">
          {before ? t('drafts.against', { no: before.no, count: review.changed }) : t('drafts.first')}
        </p>
        {version.note ? <p className="draft-head__note">{version.note}</p> : null}
      </div>
      {before && review.changed > 0 ? (
        <SegmentedControl
          label={t('drafts.shown')}
          value={only ? 'changes' : 'whole'}
          onChange={(value) => onOnly(value === 'changes')}
          options={[
            { value: 'changes', label: t('drafts.onlyChanges') },
            { value: 'whole', label: t('drafts.whole') },
          ]}
        />
      ) : null}
    </div>
  );
}

function Foot({ draft, version, review }: { draft: OwnDraft; version: OwnVersion; review: Review }) {
  const { t } = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { requests, open } = review;
  const houses = version.houses.map(({ hawbId, form }) => ({ hawbId, hawbNo: form.awbNo }));
  const send = async () => {
    setBusy(true);
    const asked = { no: draft.mawbNo, version: version.no };
    try {
      if (requests.length > 0)
        await call(askDraftChanges, { body: { ...asked, requests }, refusal: 'in place' });
      else await call(agreeToDraft, { body: asked, refusal: 'in place' });
      notify('success', t(requests.length > 0 ? 'drafts.asked' : 'drafts.agreed'));
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
      await client.invalidateQueries();
    }
  };
  const waiting = t('drafts.open', { count: open });
  return (
    <PanelFoot>
      {draft.canAnswer ? (
        <p className="draft-foot__so">
          {requests.length > 0 ? t('drafts.soChanges', { count: requests.length }) : t('drafts.soAgree')}
        </p>
      ) : null}
      <div className="draft-foot">
        <PapersMenu no={draft.mawbNo} houses={houses} confirmed={draft.confirmed} />
        {draft.canAnswer ? (
          <span className="draft-foot__deeds">
            {review.changed > 1 && open > 0 ? (
              <Button onClick={review.agreeAll}>{t('drafts.agreeAll')}</Button>
            ) : null}
            <Button
              look="primary"
              busy={busy}
              refused={open > 0 ? waiting : undefined}
              onClick={() => void send()}
            >
              {t(requests.length > 0 ? 'drafts.send' : 'drafts.agreeDraft')}
            </Button>
          </span>
        ) : null}
      </div>
    </PanelFoot>
  );
}
