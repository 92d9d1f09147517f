import { brandImage, brandImageMegabytes, uploadBrandImage } from '@loadline/contract/ops/host.api';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { addressOf } from '../../../kernel/request.ts';
import { useWords } from '../../../kernel/words.ts';
import type { Control } from '../../../resource/input-look.ts';
import { BlobImage } from '../../../ui/blob-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import './hosts.css';

const types = uploadBrandImage.upload?.types ?? [];
/** The server counts in binary megabytes. */
const most = brandImageMegabytes * 1.048576;

/** Stands for the id of an image that is still on its way: saved now, the site would go without it. */
export const onItsWay = '';

/** An image of a site: sent as soon as it is chosen, seen at once, in use once the site is saved. */
export function ImageInput({ value, onChange, onLeave }: Control) {
  const { t } = useWords();
  const { id, chosen, refused, send, drop } = useBrandImage({ value, onChange, onLeave });
  return (
    <div className="brand-image">
      <span className="brand-image__frame">
        {chosen ? (
          <BlobImage blob={chosen} alt={t('hosts.preview')} />
        ) : id ? (
          <img src={addressOf(brandImage, { id })} alt={t('hosts.preview')} />
        ) : (
          t('hosts.own')
        )}
      </span>
      <div className="brand-image__field">
        <FileField
          file={chosen}
          onFile={(file) => void send(file)}
          types={types}
          most={most}
          words={{
            choose: t('hosts.choose'),
            limits: t('hosts.limits', { types: types.join(' / '), kilobytes: brandImageMegabytes * 1000 }),
            replace: t('hosts.replace'),
            wrongType: (name) => t('hosts.wrongType', { name }),
            tooLarge: (size) => t('hosts.tooLarge', { size }),
          }}
        />
        {refused ? (
          <p className="field__error" role="alert">
            <StateGlyph family="stop" />
            {refused}
          </p>
        ) : null}
        {id ? (
          <Button look="text" size="small" icon="trash" onClick={drop}>
            {t('hosts.drop')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function useBrandImage({ value, onChange, onLeave }: Control) {
  const [chosen, setChosen] = useState<File>();
  const [refused, setRefused] = useState<string>();
  const id = typeof value === 'string' && value !== '' ? value : undefined;
  const send = async (file: File) => {
    setRefused(undefined);
    setChosen(file);
    onChange(onItsWay);
    try {
      const sent = await call(uploadBrandImage, { file, refusal: 'in place' });
      onChange(sent.id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setChosen(undefined);
      onChange(value);
      setRefused(error.says);
    }
    onLeave();
  };
  const drop = () => {
    setChosen(undefined);
    onChange(null);
  };
  return { id, chosen, refused, send, drop };
}
