import type { Endpoint } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { keysAt } from '@loadline/contract/kernel/resource';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';
import type { FormSection, InputLooks, Values } from '../input-look.ts';
import { RecordHistory } from '../record-history.tsx';
import { ResourceDetail } from '../resource-detail.tsx';
import { ResourceForm } from '../resource-form.tsx';
import { tellRefusal } from '../tell-refusal.ts';
import type { Counted } from '../unit.ts';
import { isMissing } from '../value-text.ts';
import { recordName } from './record-name.ts';
import type { BookRow, ResourceBookProps } from './resource-book.props.ts';
import type { Book } from './use-book.ts';
import { useOneWish } from './use-one-wish.ts';

type BookRecordProps<F extends Fields, B extends Fields, Row extends BookRow> = ResourceBookProps<
  F,
  B,
  Row
> & {
  book: Book<Row>;
  row: Row | undefined;
  values: object;
};

/** A record: what stands above it, its form or where it cannot be changed its values, and its history. */
export function BookRecord<F extends Fields, B extends Fields, Row extends BookRow>(
  props: BookRecordProps<F, B, Row>,
) {
  const { of, add, change, row, above } = props;
  // From here on only the names of the fields matter.
  const send: Endpoint | undefined = row ? (typeof change === 'function' ? change(row) : change) : add;
  const history =
    row && props.history ? <RecordHistory question={props.history(row)} fields={of.fields} /> : null;
  return (
    <>
      {row && above?.(row)}
      {send ? (
        <BookForm {...props} send={send} />
      ) : (
        <div className="book__values">
          <ResourceDetail fields={of.fields} keys={keysAt(of, 'detail')} record={props.values} />
        </div>
      )}
      {history}
    </>
  );
}

function BookForm<F extends Fields, B extends Fields, Row extends BookRow>(
  props: BookRecordProps<F, B, Row> & { send: Endpoint },
) {
  const { send, row, book, names, unit, refused, remove } = props;
  const { t } = useWords();
  const keyOf = useOneWish();
  const masked = (row && props.masked) ?? [];
  const looks = typeof props.inputs === 'function' ? row && props.inputs(row) : props.inputs;
  const { values, inputs } = unmasked(props.values, looks ?? {}, masked, t('resource.form.kept'));
  const sections: readonly FormSection[] = props.sections ?? [];
  const save = async (body: object) => {
    const sent = { ...body };
    const answer = await call(send, { body: sent, key: keyOf(sent), refusal: 'in place' });
    // Closed at once: what is opened next is another record, which must not be closed in its place.
    book.address.finish();
    const what = (row ? props.told?.changed : props.told?.added) ?? t('resource.book.done');
    notify('success', t('resource.book.saved', { what, name: recordName(sent, names) || unit.one }));
    await book.renew();
    if (!row) props.added?.(answer);
  };
  return (
    <ResourceForm
      fields={send.body}
      values={values}
      inputs={inputs}
      sections={sections}
      submitLabel={t('resource.form.save')}
      refused={refused}
      unchanged={row ? t('resource.form.unchanged') : undefined}
      onSubmit={save}
      onCancel={book.address.close}
      aside={row && remove && !refused ? <RemoveButton {...props} row={row} remove={remove} /> : null}
    />
  );
}

/** A masked value stands behind its empty input; what is typed takes its place. */
function unmasked(given: object, looks: InputLooks, keys: readonly string[], hint: string) {
  const before: Values = { ...given };
  const empty = keys.map((key): [string, string] => [key, '']);
  const hinted = keys.map((key): [string, InputLooks[string]] => {
    const shown = before[key];
    const look = {
      ...looks[key],
      secret: 'masked' as const,
      hint,
      ...(typeof shown === 'string' && { placeholder: shown }),
    };
    return [key, isMissing(shown) ? (looks[key] ?? {}) : look];
  });
  const values: Values = { ...before, ...Object.fromEntries(empty) };
  const inputs: InputLooks = { ...looks, ...Object.fromEntries(hinted) };
  return { values, inputs };
}

interface RemoveButtonProps<Row extends BookRow> {
  row: Row;
  names: readonly string[];
  unit: Counted;
  remove: (row: Row) => Promise<unknown>;
  book: Pick<Book<Row>, 'renew' | 'address'>;
}

/** Deletes a record, after its name was read. */
function RemoveButton<Row extends BookRow>({ row, names, unit, remove, book }: RemoveButtonProps<Row>) {
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
