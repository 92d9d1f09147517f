import { say } from '@loadline/contract/kernel/text';
import { hostEntry } from '@loadline/contract/ops/host';
import { deleteHost, listHosts, saveHost } from '@loadline/contract/ops/host.api';
import { pages } from '@loadline/contract/pages';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import type { InputLook } from '../../../resource/input-look.ts';
import { onePage } from '../one-page.ts';
import { useNameOnce } from '../use-name-once.ts';
import { ImageInput, onItsWay } from './image-input.tsx';

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
      title={say(pages.opsHosts.title, language)}
      unit={{ name: t('hosts.many'), one: t('hosts.one'), many: t('hosts.many') }}
      list={allHosts}
      add={saveHost}
      change={saveHost}
      remove={({ host, version }) => call(deleteHost, { body: { host, version }, refusal: 'in place' })}
      names={['host']}
      columns={['host', 'labelZh', 'labelEn', 'shipHwc', 'calculatorAction']}
      cells={{ host: { width: 240 }, shipHwc: { width: 160 } }}
      given={{ shipHwc: false, calculatorAction: 'none' }}
      inputs={{
        host: { ...nameOnce, span: 'whole', placeholder: 'portal.example.com' },
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
