import { type ReactNode, useState } from 'react';
import { Icon } from './icon.tsx';
import './styles/drop-zone.css';

interface DropZoneProps {
  /** The invitation in words; the whole zone opens the file dialog. */
  children: ReactNode;
  hint?: ReactNode;
  /** As the browser's file input takes it, for example ".xlsx". What is dropped may pass it by: check the files. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  onFiles(files: readonly File[]): void;
}

/** A place to drop files on: a plain file input, unseen, over the whole zone. */
export function DropZone({ children, hint, accept, multiple = false, onFiles }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <label className={isOver ? 'drop-zone drop-zone--over' : 'drop-zone'}>
      <input
        type="file"
        className="drop-zone__control"
        accept={accept}
        multiple={multiple}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file again, corrected meanwhile, must raise the event again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Icon name="upload" size={20} />
      <span className="drop-zone__words">{children}</span>
      {hint ? <span className="drop-zone__hint">{hint}</span> : null}
    </label>
  );
}
