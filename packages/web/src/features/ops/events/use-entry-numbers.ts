import { findEventOrders } from '@loadline/contract/events/event-desk.api';
import { numbersAtOnce, numbersIn } from '@loadline/contract/events/event-entry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { one, type Raw } from '../../../resource/use-list-address.ts';

/** The numbers an event is entered for: typed, pasted, or chosen in another list and handed over as `?numbers=`. */
export function useEntryNumbers() {
  const raw: Raw = useSearch({ strict: false });
  const [typed, setTyped] = useState(() => numbersIn(one(raw['numbers']) ?? '').join('\n'));
  const all = numbersIn(typed);
  const numbers = all.slice(0, numbersAtOnce);
  const asked = useDeferredValue(numbers.join('\n'))
    .split('\n')
    .filter((number) => number !== '');
  const { data: found } = useQuery({
    queryKey: [findEventOrders.path, asked],
    queryFn: ({ signal }) => call(findEventOrders, { body: { numbers: asked }, signal, refusal: 'in place' }),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
  return {
    typed,
    setTyped,
    numbers,
    isTooMany: all.length > numbersAtOnce,
    found: numbers.length > 0 ? found : undefined,
  };
}
