import { useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { tellRefusal } from '../tell-refusal.ts';
import type { Counted } from '../unit.ts';
import { recordName } from './record-name.ts';
import type { BookRow } from './resource-book.props.ts';
import type { Book } from './use-book.ts';

interface RemoveButtonProps<Row extends BookRow> {
  row: Row;
  names: readonly string[];
  unit: Counted;
  remove: (row: Row) => Promise<unknown>;
  book: Pick<Book<Row>, 'renew' | 'address'>;
}

/** Deletes a record, after its name was read. */
export function RemoveButton<Row extends BookRow>({
  row,
  names,
  unit,
  remove,
  book,
}: RemoveButtonProps<Row>) {
  const { t } = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = recordName(row, names);
  const go = async () => {
    setBusy(true);
    try {
      await remove(row);
      book.address.finish();
      notify('success', t('resource.book.removed', { name }));
      await book.renew();
    } catch (error) {
      tellRefusal(error);
      setIsAsking(false);
    } finally {
      setBusy(false);
    }
  };
  const close = () => setIsAsking(false);
  return (
    <>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        {t('resource.book.remove')}
      </Button>
      <Modal
        open={isAsking}
        onClose={close}
        title={t('resource.book.removeTitle', { what: unit.one })}
        closeLabel={t('resource.close')}
        footer={
          <>
            <Button onClick={close}>{t('resource.cancel')}</Button>
            <Button look="danger" busy={busy} onClick={() => void go()}>
              {t('resource.book.remove')}
            </Button>
          </>
        }
      >
        <p>{t('resource.book.removeText', { name })}</p>
      </Modal>
    </>
  );
}
