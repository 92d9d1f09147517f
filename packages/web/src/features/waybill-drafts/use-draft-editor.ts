import type { AwbForm } from '@loadline/contract/waybill-drafts/awb-form';
import { findingsOfSet } from '@loadline/contract/waybill-drafts/awb-rules';
import type { HouseForm } from '@loadline/contract/waybill-drafts/draft';
import { useMemo, useState } from 'react';
import type { TypedForm } from './typed-form.ts';
import { readForm, typedOf } from './typed-form.ts';

/** The forms that a version is made of. */
export interface Forms {
  readonly master: AwbForm;
  readonly houses: readonly HouseForm[];
}

/** The forms of a version while staff type them, each under its key: `master`, or the id of the house waybill. */
export function useDraftEditor(begun: Forms) {
  const [typed, setTyped] = useState(() => typedAll(begun));
  const [isDirty, setDirty] = useState(false);
  const papers = useMemo(
    () =>
      [...typed].map(([key, form]) => ({
        key,
        typed: form,
        ...readForm(form, key === 'master' ? 'master' : 'house'),
      })),
    [typed],
  );
  const master = papers.find(({ key }) => key === 'master')?.form;
  const houses = papers.flatMap(({ key, form }) =>
    key === 'master' || !form ? [] : [{ hawbId: key, form }],
  );
  const isReadable = papers.every(({ form }) => form !== undefined);
  return {
    papers,
    isDirty,
    sums:
      master && isReadable
        ? findingsOfSet(
            master,
            houses.map(({ form }) => form),
          )
        : [],
    /** Everything as the contract reads it; nothing while something cannot be read. */
    forms: master && isReadable ? { master, houses } : undefined,
    change: (key: string, form: TypedForm) => {
      setTyped(new Map([...typed, [key, form]]));
      setDirty(true);
    },
    /** Begins anew with other forms, such as what the bookings say now. */
    take: (forms: Forms, dirty: 'typed' | 'saved') => {
      setTyped(typedAll(forms));
      setDirty(dirty === 'typed');
    },
  };
}

export type DraftEditor = ReturnType<typeof useDraftEditor>;
export type EditedPaper = DraftEditor['papers'][number];

function typedAll({ master, houses }: Forms): ReadonlyMap<string, TypedForm> {
  return new Map([
    ['master', typedOf(master)],
    ...houses.map(({ hawbId, form }): [string, TypedForm] => [hawbId, typedOf(form)]),
  ]);
}
