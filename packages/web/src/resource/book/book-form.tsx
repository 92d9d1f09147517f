import type { Endpoint } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { keysAt } from '@loadline/contract/kernel/resource';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import type { FormSection, InputLooks, Values } from '../input-look.ts';
import { RecordHistory } from '../record-history.tsx';
import { ResourceDetail } from '../resource-detail.tsx';
import { ResourceForm } from '../resource-form.tsx';
import { recordName } from './record-name.ts';
import { RemoveButton } from './remove-button.tsx';
import type { BookRow, ResourceBookProps } from './resource-book.props.ts';
import type { Book } from './use-book.ts';
import { useOneWish } from './use-one-wish.ts';

type BookFormProps<F extends Fields, B extends Fields, Row extends BookRow> = ResourceBookProps<F, B, Row> & {
  book: Book<Row>;
  row: Row | undefined;
  values: object;
};

/** The form of a record, its history under it; where it cannot be changed, its values. */
export function BookForm<F extends Fields, B extends Fields, Row extends BookRow>(
  props: BookFormProps<F, B, Row>,
) {
  const { of, add, change, row, book, names, unit, above, refused } = props;
  const { t } = useWords();
  const keyOf = useOneWish();
  const values: Values = { ...props.values };
  // From here on only the names of the fields matter.
  const send: Endpoint | undefined = row ? change : add;
  const inputs: InputLooks = props.inputs ?? {};
  const sections: readonly FormSection[] = props.sections ?? [];
  const history =
    row && props.history ? <RecordHistory question={props.history(row)} fields={of.fields} /> : null;
  if (!send) {
    return (
      <>
        {row && above?.(row)}
        <div className="book__values">
          <ResourceDetail fields={of.fields} keys={keysAt(of, 'detail')} record={values} />
        </div>
        {history}
      </>
    );
  }
  const save = async (body: object) => {
    const sent = { ...body };
    await call(send, { body: sent, key: keyOf(sent), refusal: 'in place' });
    await book.renew();
    book.address.finish();
    notify('success', t('resource.book.saved', { name: recordName(sent, names) || unit.one }));
  };
  return (
    <>
      {row && above?.(row)}
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
        aside={
          row && props.remove && !refused ? <RemoveButton {...props} row={row} remove={props.remove} /> : null
        }
      >
        {history}
      </ResourceForm>
    </>
  );
}
