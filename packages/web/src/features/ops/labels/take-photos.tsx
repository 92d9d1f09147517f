import { uploadDeskFile } from '@loadline/contract/files/desk-file.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type PhotoKind, photoKinds } from '@loadline/contract/labels/label.codes';
import { addLabelPhotos } from '@loadline/contract/labels/label-desk.api';
import { useRef, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { useDone } from '../use-done.ts';

/** Photos of one kind, from the phone's camera or from files. */
export function TakePhotos({ id, kind }: { id: string; kind: PhotoKind }) {
  const { t, language } = useWords();
  const done = useDone();
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState(0);
  const what = say(wordOf(photoKinds, kind), language);
  const take = async (files: readonly File[]) => {
    setWaiting(files.length);
    try {
      const taken: string[] = [];
      for (const file of files) {
        const query = { subject: 'label', id, type: 'PHOTO', visible: true } as const;
        taken.push((await call(uploadDeskFile, { query, file, refusal: 'in place' })).fileId);
        setWaiting((left) => left - 1);
      }
      const body = { id, kind, files: taken };
      await done(call(addLabelPhotos, { body, refusal: 'in place' }), t('labelDesk.taken'));
    } catch (error) {
      tellRefusal(error);
    } finally {
      setWaiting(0);
    }
  };
  return (
    <div className="label-photos__take">
      <Button icon="camera" busy={waiting > 0} onClick={() => input.current?.click()}>
        {waiting > 0 ? t('labelDesk.sending', { count: waiting }) : `${t('labelDesk.take')} · ${what}`}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-label={`${t('labelDesk.take')} · ${what}`}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) void take(files);
        }}
      />
    </div>
  );
}
