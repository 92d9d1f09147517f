import type { Question } from '../../kernel/asking.ts';
import type { BookAsked, BookPage, BookRow } from '../../resource/book/resource-book.props.ts';

/** A list that comes as a whole, as a book takes it: searched here, in everything its rows say. */
export function onePage<T, Row extends BookRow>(
  { queryKey, queryFn }: Question<readonly T[]>,
  rowOf: (one: T) => Row,
): (asked: BookAsked) => Question<BookPage<Row>> {
  return ({ search = '' }) => ({
    queryKey: [...queryKey, 'page', search],
    queryFn: async (context) => {
      const rows = (await queryFn(context)).map(rowOf);
      return { rows: rows.filter((row) => says(row, search)), next: null };
    },
  });
}

function says(row: object, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return Object.values(row).some(
    (value) => typeof value === 'string' && value.toLowerCase().includes(wanted),
  );
}
