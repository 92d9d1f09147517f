import type { DocumentType } from '@loadline/contract/codes/document-type';
import { useRef } from 'react';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { Button, type ButtonLook, type ButtonSize } from '../../ui/button.tsx';
import type { FileCalls } from './record-file.ts';
import { takenFiles, useUpload } from './use-upload.ts';

interface UploadButtonProps {
  type: DocumentType;
  upload: NonNullable<FileCalls['upload']>;
  look?: ButtonLook;
  size?: ButtonSize;
  /** Names a button that stands in many rows. */
  'aria-label'?: string;
  children: string;
}

/** Opens the file dialog for documents of one kind and sends what is chosen. */
export function UploadButton({ type, upload, look, size, children, ...rest }: UploadButtonProps) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const { underWay, add } = useUpload(upload, (says) => {
    for (const one of says) notify('warning', one);
  });
  return (
    <>
      <Button
        {...rest}
        look={look}
        size={size}
        icon="upload"
        busy={underWay > 0}
        onClick={() => input.current?.click()}
      >
        {underWay > 0 ? t('files.uploading') : children}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={takenFiles}
        data-document={type}
        onChange={(event) => {
          add([...(event.target.files ?? [])], type);
          event.target.value = '';
        }}
      />
    </>
  );
}
