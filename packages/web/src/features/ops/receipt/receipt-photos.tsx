import { previewDeskFile, uploadDeskFile } from '@loadline/contract/files/desk-file.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callForFile } from '../../../kernel/call.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { BlobImage } from '../../../ui/blob-view.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

interface ReceiptPhotosProps {
  /** The order whose customer sees them; none while nobody knows of which order the cargo is. */
  orderId: string | null;
  hint: string;
  photos: readonly string[];
  onChange: (photos: readonly string[]) => void;
}

const most = 12;

/** Theirs alone until the cargo that is written down names them. */
const unidentified = { subject: 'unidentified' } as const;

/** Photos of what came, from the phone's camera or a file. */
export function ReceiptPhotos({ orderId, hint, photos, onChange }: ReceiptPhotosProps) {
  const { t } = useWords();
  const [waiting, setWaiting] = useState(0);
  const take = async (files: readonly File[]) => {
    setWaiting(files.length);
    const taken: string[] = [];
    for (const file of files.slice(0, most - photos.length)) {
      const given = await uploaded(orderId, file);
      if (given) taken.push(given);
      setWaiting((left) => left - 1);
    }
    setWaiting(0);
    onChange([...photos, ...taken]);
  };
  return (
    <section className="receipt__block" aria-labelledby="photos">
      <h2 id="photos">
        {t('receipt.photos')}
        <small>{hint}</small>
      </h2>
      <ul className="receipt__photos">
        {photos.map((fileId, at) => (
          <li key={fileId}>
            <Photo fileId={fileId} name={t('receipt.photo', { number: at + 1 })} />
            <IconButton
              icon="close"
              label={t('receipt.removePhoto', { number: at + 1 })}
              onClick={() => onChange(photos.filter((one) => one !== fileId))}
            />
          </li>
        ))}
        {photos.length < most ? (
          <li>
            <label className="receipt__take" aria-busy={waiting > 0}>
              <Icon name="camera" size={22} />
              <span>{waiting > 0 ? t('receipt.sending', { count: waiting }) : t('receipt.takePhoto')}</span>
              <input
                type="file"
                accept="image/jpeg,image/png"
                capture="environment"
                multiple
                className="visually-hidden"
                onChange={(event) => {
                  void take([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
            </label>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** The id of the photo in the store; nothing when it was refused, which the person has been told. */
async function uploaded(orderId: string | null, file: File): Promise<string | undefined> {
  const whose = orderId === null ? unidentified : ({ subject: 'order', id: orderId, visible: true } as const);
  const query = { ...whose, type: 'PHOTO' } as const;
  try {
    return (await call(uploadDeskFile, { query, file })).fileId;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

export function Photo({ fileId, name }: { fileId: string; name: string }) {
  const small = useQuery({
    queryKey: [previewDeskFile.path, fileId, 'small'],
    queryFn: ({ signal }) =>
      callForFile(previewDeskFile, { query: { fileId, small: true }, signal, refusal: 'in place' }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return small.data ? <BlobImage blob={small.data.blob} alt={name} /> : <Icon name="image" size={22} />;
}
