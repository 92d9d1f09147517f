import type { DocumentType } from '@loadline/contract/codes/document-type';
import { documentTypes } from '@loadline/contract/codes/document-type';
import { fileUpload } from '@loadline/contract/files/file.api';
import { isCode } from '@loadline/contract/kernel/code';
import { useRef, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Phrase } from '../../ui/phrase.tsx';
import { Select } from '../../ui/select.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { documentOptions, type FileCalls } from './record-file.ts';
import { takenFiles, takenPictures, useUpload } from './use-upload.ts';

interface UploadZoneProps {
  upload: NonNullable<FileCalls['upload']>;
  /** What a file is unless told otherwise. */
  usual: DocumentType;
  /** What it can be; anything unless told. */
  types?: readonly DocumentType[];
}

/** Files are dropped here, chosen, or taken with a phone's camera, after what they are has been said. */
export function UploadZone({ upload, usual, types = [] }: UploadZoneProps) {
  const { t, language } = useWords();
  const [type, setType] = useState<DocumentType>(usual);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const camera = useRef<HTMLInputElement>(null);
  const { underWay, add } = useUpload(upload, setRefused);
  const limits = t('files.limits', { most: fileUpload.megabytes });
  return (
    <div className="upload-zone">
      <div className="upload-zone__kind">
        <Select
          aria-label={t('files.type')}
          options={documentOptions(language).filter(
            ({ value }) => types.length === 0 || types.includes(value),
          )}
          value={type}
          onChange={(value) => isCode(documentTypes, value) && setType(value)}
        />
        <Button
          size="small"
          icon="camera"
          className="upload-zone__camera"
          onClick={() => camera.current?.click()}
        >
          {t('files.camera')}
        </Button>
        <input
          ref={camera}
          type="file"
          hidden
          accept={takenPictures}
          capture="environment"
          onChange={(event) => {
            add([...(event.target.files ?? [])], type);
            event.target.value = '';
          }}
        />
      </div>
      <DropZone multiple accept={takenFiles} hint={limits} onFiles={(files) => add(files, type)}>
        {underWay > 0 ? (
          t('files.underWay', { count: underWay })
        ) : (
          <Phrase
            text={t('files.drop', { choose: '{choose}' })}
            parts={{ choose: <b>{t('files.choose')}</b> }}
          />
        )}
      </DropZone>
      <div role="alert">
        {refused.map((says) => (
          <p key={says} className="field__error">
            <StateGlyph family="stop" />
            {says}
          </p>
        ))}
      </div>
    </div>
  );
}
