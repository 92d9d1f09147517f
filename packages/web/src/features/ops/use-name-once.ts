import type { ReactNode } from 'react';
import { createElement } from 'react';
import { usePlace } from '../../kernel/navigation.ts';
import type { InputLook } from '../../resource/input-look.ts';
import { TextInput } from '../../ui/text-input.tsx';

/** How a name is entered that never changes once it is given: typed for a new record, shown for one that is there. */
export function useNameOnce(): InputLook {
  const { search: raw } = usePlace();
  if (raw['edit'] === undefined) return {};
  return {
    input: ({ value }): ReactNode => createElement(TextInput, { value: String(value), readOnly: true }),
  };
}
