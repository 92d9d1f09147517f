import type { exportAddresses } from '@loadline/contract/customers/address-export.api';
import type { exportGoods } from '@loadline/contract/customers/goods-export.api';
import { callForFile } from '../../kernel/call.ts';
import { PageLink, useGoTo } from '../../kernel/page-link.tsx';
import { permitted } from '../../kernel/permitted.ts';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { useBookAddress } from '../../resource/book/use-book-address.ts';
import { ExportButton, useExport } from '../../resource/export-button.tsx';
import { usePageKeys } from '../../resource/use-page-keys.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface RecordFilesProps {
  part: 'goods' | 'address';
  exports: typeof exportGoods | typeof exportAddresses;
}

/** The records of a part as a file, of those the search finds, and the way to bring in many at once. */
export function RecordFiles({ part, exports }: RecordFilesProps) {
  const { t } = useWords();
  const goTo = useGoTo();
  const { search } = useBookAddress();
  const file = useExport(() => callForFile(exports, { query: search ? { search } : {} }));
  const mayImport = may('profile:edit');
  usePageKeys({
    e: permitted(exports) ? file.start : undefined,
    i: mayImport ? () => goTo('my', { part, import: '1' }) : undefined,
  });
  return (
    <>
      {permitted(exports) ? (
        <ExportButton busy={file.busy} onStart={file.start}>
          {t('resource.export.all')}
        </ExportButton>
      ) : null}
      {mayImport ? (
        <PageLink page="my" query={{ part, import: '1' }} className={buttonClass()}>
          <Icon name="upload" size={15} />
          {t('my.import')}
        </PageLink>
      ) : null}
    </>
  );
}
