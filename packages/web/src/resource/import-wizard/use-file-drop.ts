import { useEffect, useEffectEvent } from 'react';

/** Takes a file that is dropped anywhere: beside the drop zone the browser would open it and leave the page. */
export function useFileDrop(onFile: (file: File) => void): void {
  const take = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const [file] = event.type === 'drop' ? event.dataTransfer.files : [];
    if (file) onFile(file);
  });
  useEffect(() => {
    const listen = (event: DragEvent) => take(event);
    document.addEventListener('dragover', listen);
    document.addEventListener('drop', listen);
    return () => {
      document.removeEventListener('dragover', listen);
      document.removeEventListener('drop', listen);
    };
  }, []);
}
