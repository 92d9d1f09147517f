import type { ComponentProps } from 'react';
import { useWords } from '../kernel/words.ts';
import { ComboInput } from '../ui/combo-input.tsx';

/** One of more than can be overlooked. */
export function ManyInput(props: Omit<ComponentProps<typeof ComboInput>, 'searchLabel' | 'emptyText'>) {
  const { t } = useWords();
  return (
    <ComboInput
      {...props}
      searchLabel={t('resource.form.findOption')}
      emptyText={t('resource.form.noOption')}
    />
  );
}
