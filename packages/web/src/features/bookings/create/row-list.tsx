import type { RowList } from '@loadline/contract/bookings/booking-content';
import type { Fields } from '@loadline/contract/kernel/field';
import { newKey } from '../../../kernel/request.ts';
import { useWords } from '../../../kernel/words.ts';
import { Grid } from '../../../resource/grid/grid.tsx';
import { type GridRow, gridRows } from '../../../resource/grid/grid-row.ts';
import type { GridProps } from '../../../resource/grid/use-grid.ts';
import { useRowsSaid } from '../../../resource/grid/use-rows-said.ts';
import { Button } from '../../../ui/button.tsx';
import { useBookingForm } from './booking-form.ts';

interface RowListProps extends Pick<GridProps, 'label' | 'columns' | 'sums'> {
  list: RowList;
  fields: Fields;
  blank: (id: string) => GridRow;
}

/** A list of the booking as a grid. */
export function RowListGrid({ list, fields, ...look }: RowListProps) {
  const { t } = useWords();
  const { change, faults } = useBookingForm();
  return (
    <Grid
      {...look}
      fields={fields}
      path={list}
      rows={useRowList(list)}
      onRows={(rows) => change(list, rows)}
      onLeave={(id, key) => faults.leave(`${list}.${id}.${key}`)}
      saidOf={useRowsSaid(list, fields)}
      fault={faults.errorAt(list)}
      none={t('booking.rows.none')}
    />
  );
}

/** The rows of a list as they were typed. */
export function useRowList(list: RowList): GridRow[] {
  const { entered, valueAt } = useBookingForm();
  return gridRows(valueAt(entered, list));
}

interface AddRowProps {
  list: RowList;
  blank: (id: string) => GridRow;
  look?: 'text';
  /** What the list is called, where several of them can grow. */
  of?: string;
}

export function AddRow({ list, blank, look, of }: AddRowProps) {
  const { t } = useWords();
  const { change } = useBookingForm();
  const rows = useRowList(list);
  return (
    <Button
      size="small"
      icon="plus"
      look={look}
      aria-label={of && `${of}: ${t('booking.rows.add')}`}
      onClick={() => change(list, [...rows, blank(newKey())])}
    >
      {t('booking.rows.add')}
    </Button>
  );
}
