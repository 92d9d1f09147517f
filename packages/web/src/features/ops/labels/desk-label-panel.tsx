import { withdrawDeskFile } from '@loadline/contract/files/desk-file.api';
import { checkedIn, photographedIn } from '@loadline/contract/labels/label.codes';
import { deskLabelApi } from '@loadline/contract/labels/label-desk.api';
import { deskLabelEvidence } from '@loadline/contract/labels/label-talk.api';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call, callForFile } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { deskFileCalls } from '../../../resource/files/desk-files.ts';
import { EvidenceButton } from '../../../shared/labels/evidence-button.tsx';
import { LabelPanel } from '../../../shared/labels/label-panel.tsx';
import type { LabelPhoto } from '../../../shared/labels/label-record.ts';
import { Button } from '../../../ui/button.tsx';
import { PanelBlock, PanelFoot } from '../../../ui/side-panel.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';
import { CheckDeeds } from './check-deeds.tsx';
import type { DeskLabelRecord } from './desk-label.ts';
import { DeskLabelTalk } from './desk-label-talk.tsx';
import { LabelBatch } from './label-batch.tsx';
import { PickListFiles } from './pick-dialog.tsx';
import { TakePhotos } from './take-photos.tsx';

/** A customer's label, to be photographed, checked and moved on. */
export function DeskLabelPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, language } = useWords();
  const calls = deskFileCalls('label', id);
  return (
    <LabelPanel
      id={id}
      question={asking(deskLabelApi.detail, { id })}
      calls={calls}
      history={asking(deskLabelApi.history, { id })}
      orderPage="opsOrder"
      whose={({ label }: DeskLabelRecord) => inLanguage(language, label.customer, label.customerEn)}
      onPhotos={({ label }) =>
        photographedIn.includes(label.status) ? (kind) => <TakePhotos id={id} kind={kind} /> : undefined
      }
      onPhoto={({ label }) =>
        photographedIn.includes(label.status)
          ? (photo, name) => <TakeAway photo={photo} name={name} />
          : undefined
      }
      onCheck={({ label, photos }) =>
        label.status === checkedIn
          ? (check) => <CheckDeeds id={id} check={check} photos={photos} calls={calls} />
          : undefined
      }
      talk={(of) => <DeskLabelTalk of={of} />}
      deeds={({ label }) => (
        <>
          {label.pickNo === null ? null : (
            <PanelBlock title={t('labelDesk.pickList', { no: label.pickNo })}>
              <PickListFiles no={label.pickNo} />
            </PanelBlock>
          )}
          <PanelFoot>
            <span className="label-evidence">
              <EvidenceButton give={() => callForFile(deskLabelEvidence, { query: { ids: [id] } })}>
                {t('labels.evidence.pdf')}
              </EvidenceButton>
            </span>
            <LabelBatch rows={[label]} size="medium" />
          </PanelFoot>
        </>
      )}
      onClose={onClose}
    />
  );
}

const { reason } = withdrawDeskFile.body;

/** Takes a photo away that shows nothing of use; another is taken in its place. */
function TakeAway({ photo, name }: { photo: LabelPhoto; name: string }) {
  const { t } = useWords();
  const done = useDone();
  const [isAsked, setAsked] = useState(false);
  const title = t('labelDesk.removeTitle', { name });
  return (
    <>
      <Button look="text" size="small" aria-label={title} onClick={() => setAsked(true)}>
        {t('labelDesk.remove')}
      </Button>
      {isAsked ? (
        <AskDialog
          title={title}
          fields={{ reason }}
          submitLabel={t('labelDesk.remove')}
          onSubmit={(given) =>
            done(
              call(withdrawDeskFile, { body: { fileId: photo.fileId, ...given }, refusal: 'in place' }),
              t('labelDesk.removed'),
            )
          }
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
