import { findEventOrders } from '@loadline/contract/events/event-desk.api';
import { numbersAtOnce, numbersIn } from '@loadline/contract/events/event-entry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
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
    ...asking(findEventOrders, { numbers: asked }),
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
