import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { hostEntry } from '@loadline/contract/ops/host';
import {
  brandImage,
  brandImageMegabytes,
  deleteHost,
  listHosts,
  saveHost,
  uploadBrandImage,
} from '@loadline/contract/ops/host.api';
import { pages } from '@loadline/contract/pages';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { addressOf } from '../../../kernel/request.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import type { Control, InputLook } from '../../../resource/input-look.ts';
import { BlobImage } from '../../../ui/blob-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { onePage } from '../one-page.ts';
import { useNameOnce } from '../use-name-once.ts';
import './hosts.css';

const types = uploadBrandImage.upload?.types ?? [];

/** The server counts in binary megabytes. */
const most = brandImageMegabytes * 1.048576;

/** Stands for the id of an image that is still on its way: saved now, the site would go without it. */
const onItsWay = '';

const allHosts = onePage(asking(listHosts, {}), (entry) => ({ ...entry, id: entry.host }));

/** How the product looks under each host name. */
export function HostsScreen() {
  const { t, language } = useWords();
  const nameOnce = useNameOnce();
  const image: InputLook = {
    input: (control) => <ImageInput {...control} />,
    fault: (value) => (value === onItsWay ? t('hosts.onItsWay') : undefined),
    span: 'whole',
  };
  const titled = (value: unknown) =>
    t('hosts.titled', { title: `${say(pages.home.title, language)} – ${String(value)} – OMS` });
  return (
    <ResourceBook
      of={hostEntry}
      title={say(deskPages.opsHosts.title, language)}
      unit={{ name: t('hosts.many'), one: t('hosts.one'), many: t('hosts.many') }}
      list={allHosts}
      add={saveHost}
      change={saveHost}
      remove={({ host, version }) => call(deleteHost, { body: { host, version }, refusal: 'in place' })}
      names={['host']}
      columns={['host', 'labelZh', 'labelEn', 'shipHwc', 'calculatorAction']}
      cells={{ host: { width: 240 }, shipHwc: { width: 160 } }}
      given={{ shipHwc: false, calculatorAction: 'idle' }}
      inputs={{
        host: { ...nameOnce, as: 'line', span: 'whole', placeholder: 'portal.example.com' },
        labelZh: { remark: language === 'en' ? () => undefined : titled },
        labelEn: { remark: language === 'en' ? titled : () => undefined },
        logoId: image,
        faviconId: image,
        shipHwc: { as: 'switch' },
        calculatorAction: { as: 'segments', span: 'whole' },
      }}
      sections={[
        { keys: ['host', 'labelZh', 'labelEn'] },
        { title: t('hosts.images'), note: t('hosts.imagesNote'), keys: ['logoId', 'faviconId'] },
        {
          title: t('hosts.entries'),
          keys: ['shipHwc', 'calculatorAction', 'calculatorLabelZh', 'calculatorLabelEn'],
        },
      ]}
    />
  );
}

/** An image of a site: sent as soon as it is chosen, seen at once, in use once the site is saved. */
function ImageInput({ value, onChange, onLeave }: Control) {
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
