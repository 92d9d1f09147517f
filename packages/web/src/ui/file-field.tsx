import { type ReactNode, useState } from 'react';
import { useFieldControl } from './field.tsx';
import { fileSizeText, isOfType } from './file-facts.ts';
import { Icon } from './icon.tsx';
import { StateGlyph } from './state-glyph.tsx';
import './styles/file-field.css';

export interface FileWords {
  /** The invitation; the part to press in <b>. */
  choose: ReactNode;
  /** Which files and how large. */
  limits: string;
  replace: string;
  wrongType: (name: string) => string;
  tooLarge: (size: string) => string;
}

interface FileFieldProps {
  /** The chosen file, or one that was sent before. */
  file: { readonly name: string; readonly size: number } | undefined;
  onFile(file: File): void;
  /** Ends of names without the dot: `pdf`, `jpg`, `png`. */
  types: readonly string[];
  /** In millions of bytes. */
  most: number;
  words: FileWords;
}

/** One file: dropped or chosen, told by name and size, replaced the same way. What does not fit is refused at once. */
export function FileField({ file, onFile, types, most, words }: FileFieldProps) {
  const field = useFieldControl();
  const [isOver, setIsOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const refused = refusalOf(chosen, { types, most, words });
    setRefusal(refused);
    if (refused === undefined) onFile(chosen);
  };
  const look = ['file-field', file ? 'file-field--chosen' : '', isOver ? 'file-field--over' : ''];
  return (
    <>
      <div className={look.filter(Boolean).join(' ')}>
        <input
          {...field}
          type="file"
          className="file-field__control"
          accept={types.map((type) => `.${type}`).join(',')}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            // The same file again, corrected meanwhile, must raise the event again.
            event.target.value = '';
            take(chosen);
          }}
        />
        <FileSays file={file} words={words} />
      </div>
      {file ? <div className="field__hint">{words.limits}</div> : null}
      <div role="alert">
        {refusal ? (
          <div className="field__error">
            <StateGlyph family="stop" />
            {refusal}
          </div>
        ) : null}
      </div>
    </>
  );
}

function FileSays({ file, words }: Pick<FileFieldProps, 'file' | 'words'>) {
  if (!file) {
    return (
      <>
        <Icon name="upload" size={18} />
        <span className="file-field__words">
          {words.choose} · {words.limits}
        </span>
      </>
    );
  }
  return (
    <>
      <Icon name="file" size={18} />
      <span className="file-field__name">{file.name}</span>
      <span className="file-field__size">{fileSizeText(file.size)}</span>
      <span className="file-field__replace">{words.replace}</span>
    </>
  );
}

function refusalOf(file: File, { types, most, words }: Pick<FileFieldProps, 'types' | 'most' | 'words'>) {
  if (!isOfType(file.name, types)) return words.wrongType(file.name);
  return file.size > most * 1_000_000 ? words.tooLarge(fileSizeText(file.size)) : undefined;
}
