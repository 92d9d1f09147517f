import { useWords } from '../../kernel/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { fileSizeText } from './file-size.ts';
import { ImportHistory } from './import-history.tsx';
import type { ImportSubject } from './import-subject.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { ImportAddress } from './use-import-address.ts';
import { useUpload } from './use-upload.ts';
import { WizardFrame } from './wizard-frame.tsx';

interface UploadStepProps {
  subject: ImportSubject;
  address: ImportAddress;
}

/** The first step: a file is chosen or dropped, refused in place or taken; below stand the imports there were. */
export function UploadStep({ subject, address }: UploadStepProps) {
  const { t } = useWords();
  const { state, take, cancel } = useUpload(subject, address.open);
  useFileDrop(take);
  return (
    <WizardFrame subject={subject} step="upload">
      <div className="import-upload">
        <Card title={t('import.upload.title')}>
          {state.phase === 'sending' ? (
            <Sending file={state.file} onCancel={cancel} />
          ) : (
            <DropZone
              accept=".xlsx"
              hint={subject.limits}
              onFiles={([file]) => {
                if (file) take(file);
              }}
            >
              <b>{t('import.upload.choose')}</b> {t('import.upload.drop')}
            </DropZone>
          )}
          {state.phase === 'refused' ? (
            <Alert family="stop">
              <b>{state.fileName}</b> {state.says}
            </Alert>
          ) : null}
          <ul className="import-upload__notes">
            {subject.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Card>
        <ImportHistory subject={subject} onOpen={address.open} />
      </div>
    </WizardFrame>
  );
}

/** The answer comes when the file has been read and checked whole: how far it is, nobody knows before. */
function Sending({ file, onCancel }: { file: File; onCancel: () => void }) {
  const { t } = useWords();
  return (
    <div className="import-upload__sending" role="status">
      <p>
        {t('import.upload.sending')} <b>{file.name}</b>{' '}
        <span className="import-upload__size">{fileSizeText(file.size)}</span>
      </p>
      <div className="import-upload__track" aria-hidden="true">
        <i className="import-upload__wave" />
      </div>
      <Button look="text" size="small" onClick={onCancel}>
        {t('import.upload.cancel')}
      </Button>
    </div>
  );
}
