import { label } from '@loadline/contract/labels/label';
import { pickLabels, pickListPaper, pickListSheet } from '@loadline/contract/labels/label-pick.api';
import { useRef, useState } from 'react';
import { call, callForFile } from '../../../kernel/call.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { ExportButton, useExport } from '../../../resource/export-button.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import './pick-dialog.css';

interface PickDialogProps {
  ids: readonly string[];
  /** What the first is called. */
  first: string;
  onDone: (() => void) | undefined;
  onClose: () => void;
}

/** How samples of labels are picked, and then the list of them to be taken to the warehouse. */
export function PickDialog({ ids, first, onDone, onClose }: PickDialogProps) {
  const { t } = useWords();
  const done = useDone();
  const [pickNo, setPickNo] = useState<string>();
  const isListed = useRef(false);
  const leave = () => {
    onDone?.();
    onClose();
  };
  if (pickNo !== undefined)
    return (
      <Modal
        open
        onClose={leave}
        title={t('labelDesk.pickList', { no: pickNo })}
        closeLabel={t('resource.close')}
      >
        <PickListFiles no={pickNo} />
      </Modal>
    );
  return (
    <AskDialog
      title={t('labelDesk.pickTitle', { count: ids.length, first })}
      fields={{ pickType: label.fields.pickType }}
      values={{ pickType: 'STYLE_COLOUR' }}
      submitLabel={t('resource.form.save')}
      onSubmit={async ({ pickType }) => {
        const picked = call(pickLabels, { body: { ids: [...ids], pickType }, refusal: 'in place' });
        const says = pickType === 'NONE' ? t('labelDesk.picked', { count: ids.length }) : undefined;
        await done(picked, says ?? t('labelDesk.pickSuccess'));
        const no = (await picked).pickNo;
        isListed.current = no !== null;
        if (no === null) onDone?.();
        else setPickNo(no);
      }}
      // A list that was made is shown in its place, and the rows stay chosen until that is closed.
      onClose={() => (isListed.current ? undefined : onClose())}
    />
  );
}

/** A pick list as a workbook and on paper. */
export function PickListFiles({ no }: { no: string }) {
  const { t } = useWords();
  const sheet = useExport(() => callForFile(pickListSheet, { query: { no } }));
  const paper = useExport(() => callForFile(pickListPaper, { query: { no } }));
  return (
    <div className="label-pick__files">
      <ExportButton busy={sheet.busy} onStart={sheet.start}>
        {t('labelDesk.pickSheet')}
      </ExportButton>
      <ExportButton busy={paper.busy} onStart={paper.start}>
        {t('labelDesk.pickPaper')}
      </ExportButton>
      <PageLink page="opsLabelCapture" query={{ pick: no }} className={buttonClass()}>
        {t('labelCapture.desk')}
      </PageLink>
    </div>
  );
}
