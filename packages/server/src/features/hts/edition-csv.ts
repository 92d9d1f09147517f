import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { NoEdition } from './edition-flaw.ts';

const longest = 1_000_000;

/** The rows of a CSV one by one, as they come in; the file is never held whole. */
export async function* recordsIn(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  const source = Readable.from(text);
  const parser = parse({ relax_column_count: false, max_record_size: longest });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let row = 1;
  try {
    for await (const cells of parser) {
      yield cells;
      row += 1;
    }
  } catch (error) {
    throw error instanceof CsvError ? flawOf(error, row) : error;
  } finally {
    source.destroy();
  }
}

function flawOf({ code }: CsvError, row: number): NoEdition {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return new NoEdition('cutOff', { row });
  if (code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH') return new NoEdition('otherCells', { row });
  if (code === 'CSV_MAX_RECORD_SIZE') return new NoEdition('rowTooLong', { row });
  return new NoEdition('badCsv', { row });
}
