import { type PhotoMark, wholePicture } from '@loadline/contract/labels/label-mark';
import { useQuery } from '@tanstack/react-query';
import type { FileCalls } from '../../resource/files/record-file.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { BlobFrame, BlobImage } from '../../ui/blob-view.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LabelCheck } from './label-record.ts';
import './label-compare.css';

export type PictureCalls = Pick<FileCalls, 'preview'>;

interface LabelPictureProps {
  fileId: string;
  name: string;
  small: boolean;
  /** Is read in the browser's own viewer. */
  isPaper?: boolean;
  calls: PictureCalls;
}

/** A photo or a piece of artwork; an empty place until it is there, and in small where it has none. */
export function LabelPicture({ fileId, name, small, isPaper = false, calls }: LabelPictureProps) {
  const seen = useQuery({
    queryKey: ['label picture', fileId, small],
    queryFn: ({ signal }) => calls.preview(fileId, small, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (seen.isError && !small)
    return <NotLoaded what={name} error={seen.error} onRetry={() => void seen.refetch()} />;
  if (!seen.data) return <Icon name="image" size={22} />;
  return isPaper ? (
    <BlobFrame blob={seen.data.blob} title={name} />
  ) : (
    <BlobImage blob={seen.data.blob} alt={name} />
  );
}

interface Ring {
  readonly no: number;
  readonly mark: PhotoMark;
}

/** Where checks have found something wrong on a photo. */
export function ringsOn(checks: readonly LabelCheck[], fileId: string): (LabelCheck & Ring)[] {
  return checks.flatMap((check) => (check.mark?.fileId === fileId ? [{ ...check, mark: check.mark }] : []));
}

const percent = (share: number) => `${(share * 100) / wholePicture}%`;

/** Rings on a picture that fills what they stand in. */
export function PhotoRings({ rings }: { rings: readonly Ring[] }) {
  return rings.map(({ no, mark: { left, top, width, height } }) => (
    <span
      key={no}
      aria-hidden="true"
      className="photo-ring"
      data-no={no}
      style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
    />
  ));
}
