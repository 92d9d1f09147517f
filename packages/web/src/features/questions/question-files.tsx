import { fileUpload } from '@loadline/contract/files/file.api';
import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { flawOfFile, takenFiles } from '../../resource/files/use-upload.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { fileSizeText } from '../../ui/file-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Phrase } from '../../ui/phrase.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';

interface QuestionFilesProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

const most = 20;

/** Photos and papers that are chosen for a question; they are sent with it. */
export function QuestionFiles({ files, onChange }: QuestionFilesProps) {
  const { t } = useWords();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const add = (chosen: readonly File[]) => {
    const flaws = chosen.flatMap((file) => flawOfFile(file, t) ?? []);
    setRefused(flaws);
    const right = chosen.filter((file) => flawOfFile(file, t) === undefined);
    onChange([...files, ...right].slice(0, most));
  };
  return (
    <fieldset className="question-files">
      <legend>{t('questions.form.files')}</legend>
      <DropZone
        multiple
        accept={takenFiles}
        hint={t('files.limits', { most: fileUpload.megabytes })}
        onFiles={add}
      >
        <Phrase
          text={t('files.drop', { choose: '{choose}' })}
          parts={{ choose: <b>{t('files.choose')}</b> }}
        />
      </DropZone>
      {files.length > 0 ? (
        <ul className="question-files">
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <Icon name="file" size={14} />
              {file.name} <small>{fileSizeText(file.size)}</small>
              <IconButton
                icon="close"
                size="small"
                label={t('questions.form.dropFile', { name: file.name })}
                onClick={() => onChange(files.filter((one) => one !== file))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div role="alert">
        {refused.map((says) => (
          <p key={says} className="field__error">
            <StateGlyph family="stop" />
            {says}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
