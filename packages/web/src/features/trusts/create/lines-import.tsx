import { exportTrustLines } from '@loadline/contract/trusts/trust.api';
import { readTrustLines } from '@loadline/contract/trusts/trust-draft.api';
import { useState } from 'react';
import { call, callForFile } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { useFile } from '../../../resource/use-file.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { useTrustForm } from './trust-form.ts';
import { linesIn } from './typed-lines.ts';

/** Lines out of a workbook; what cannot be read is named by row and column. */
export function LinesImport() {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon="upload" onClick={() => setOpen(true)}>
        {t('trust.sheet.open')}
      </Button>
      {isOpen ? <ImportDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface Fault {
  readonly row: number;
  readonly label: string;
  readonly says: string;
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const form = useTrustForm();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [busy, setBusy] = useState(false);
  const read = async (file: File) => {
    setBusy(true);
    try {
      const found = await call(readTrustLines, { file, refusal: 'in place' });
      form.change('cargo.lines', [...linesIn(form.entered), ...found.lines]);
      notify('success', t('trust.sheet.read', { count: found.lines.length }));
      setFaults(found.faults);
      if (found.faults.length === 0) onClose();
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('trust.sheet.title')}
      closeLabel={t('resource.close')}
      footer={<Button onClick={onClose}>{t('resource.close')}</Button>}
    >
      <DropZone
        accept=".xlsx"
        hint={t('trust.sheet.hint')}
        onFiles={([file]) => void (file && !busy && read(file))}
      >
        {t('trust.sheet.choose')}
        <b>{t('trust.sheet.press')}</b>
      </DropZone>
      {form.record ? <Form no={form.record.trust.trustNo} /> : null}
      {faults.length > 0 ? (
        <Alert family="act">
          <b>{t('trust.cargo.faults', { count: faults.length })}</b>
          <ul>
            {faults.slice(0, 20).map((fault) => (
              <li key={`${fault.row} ${fault.label}`}>
                {t('trust.cargo.fault', { row: fault.row, label: fault.label, says: fault.says })}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </Modal>
  );
}

function Form({ no }: { no: string }) {
  const { t } = useWords();
  const { saveNow } = useTrustForm();
  const file = useFile(async () => {
    await saveNow();
    return callForFile(exportTrustLines, { query: { no } });
  });
  return (
    <p className="trust-dialog__note">
      <Button look="text" icon="download" busy={file.busy} onClick={file.start}>
        {t('trust.sheet.form')}
      </Button>
    </p>
  );
}
