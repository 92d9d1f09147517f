import { carton } from '@loadline/contract/customers/carton';
import { cartonApi, cartonSorts } from '@loadline/contract/customers/carton.api';
import { asking } from '../../kernel/asking.ts';
import { permitted } from '../../kernel/permitted.ts';
import { ResourceBook } from '../../resource/book/resource-book.tsx';
import { removal, usePart } from './use-part.ts';

/** Carton sizes that are packed in again and again. */
export function CartonsPart() {
  return (
    <ResourceBook
      {...usePart('cartons')}
      of={carton}
      names={['rule']}
      sorts={cartonSorts}
      list={(asked) => asking(cartonApi.list, asked)}
      add={permitted(cartonApi.save)}
      change={permitted(cartonApi.save)}
      remove={removal(cartonApi.delete)}
    />
  );
}
