import { say } from '@loadline/contract/kernel/text';
import { labelDecisions } from '@loadline/contract/labels/label-talk';
import { answerLabel, labelEvidence, replyToLabel } from '@loadline/contract/labels/label-talk.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callForFile } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { ConfirmButton } from '../../resource/confirm-button.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { EvidenceButton } from '../../shared/labels/evidence-button.tsx';
import type { LabelRecord } from '../../shared/labels/label-record.ts';
import { LabelTalk } from '../../shared/labels/label-talk.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { PanelFoot } from '../../ui/side-panel.tsx';

/** What was said of one's label, and where one writes to the desk. */
export function OwnLabelTalk({ of }: { of: LabelRecord }) {
  const { t } = useWords();
  const client = useQueryClient();
  const send = async (body: string) => {
    await call(replyToLabel, { body: { id: of.label.id, body }, refusal: 'in place' });
    notify('success', t('labels.talk.sent'));
    await client.invalidateQueries();
  };
  return <LabelTalk of={of} onSay={permitted(replyToLabel) ? send : undefined} />;
}

/** What can be done with one's label: its evidence, and the answer to what was sent back. */
export function OwnLabelFoot({ of: { label } }: { of: LabelRecord }) {
  const { t } = useWords();
  const isOpen = label.feedback !== null && label.answer === null && permitted(answerLabel);
  return (
    <PanelFoot>
      <span className="label-evidence">
        <EvidenceButton give={() => callForFile(labelEvidence, { query: { ids: [label.id] } })}>
          {t('labels.evidence.pdf')}
        </EvidenceButton>
      </span>
      {isOpen ? <Answer label={label} /> : null}
    </PanelFoot>
  );
}

const { reason } = answerLabel.body;

/** Once each time it is sent back. */
function Answer({ label: { id, version, styleNo, colour } }: { label: LabelRecord['label'] }) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const name = `${styleNo} ${colour}`;
  const answer = async (to: 'ACCEPTED' | 'CONTESTED', why: string | null) => {
    await call(answerLabel, { body: { id, version, to, reason: why }, refusal: 'in place' });
    notify('success', t(to === 'ACCEPTED' ? 'labels.answer.accepted' : 'labels.answer.contested'));
    await client.invalidateQueries();
  };
  const [accept, contest] = [labelDecisions.codes.ACCEPTED, labelDecisions.codes.CONTESTED];
  const close = () => setAsked(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>{say(contest, language)}</Button>
      <ConfirmButton
        label={say(accept, language)}
        look="primary"
        title={t('labels.answer.acceptTitle', { name })}
        text={t('labels.answer.acceptSays')}
        onConfirm={() => answer('ACCEPTED', null)}
      />
      {isAsked ? (
        <Modal
          open
          onClose={close}
          title={t('labels.answer.contestTitle', { name })}
          closeLabel={t('resource.close')}
        >
          <p className="label-contest">{t('labels.answer.contestSays')}</p>
          <ResourceForm
            fields={{ reason: { ...reason, required: true } }}
            values={{}}
            inputs={{ reason: { span: 'whole' } }}
            columns="one"
            submitLabel={say(contest, language)}
            onSubmit={async (given) => {
              await answer('CONTESTED', given.reason);
              close();
            }}
            onCancel={close}
          />
        </Modal>
      ) : null}
    </>
  );
}
