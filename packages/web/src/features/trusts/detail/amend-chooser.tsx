import { fieldAt } from '@loadline/contract/documents/document.path';
import { say } from '@loadline/contract/kernel/text';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { amendPlaces } from './amend-places.ts';
import type { useAmending } from './use-amending.ts';

interface AmendChooserProps {
  amending: ReturnType<typeof useAmending>;
  of: TrustContent;
}

/** Which fields are to change: first where, then which; lines may come and go as a whole. */
export function AmendChooser({ amending, of }: AmendChooserProps) {
  const words = useWords();
  const { t, language } = words;
  const places = amendPlaces(of, words);
  const [key, setKey] = useState('service');
  const place = places.find((one) => one.key === key) ?? places[0];
  const options = (place?.paths ?? []).flatMap((path) => {
    const field = fieldAt(contentFields, path);
    if (!field || amending.paths.includes(path)) return [];
    return [{ value: path, label: say(field.label, language) }];
  });
  const line = /^cargo\.lines\.(.+)$/.exec(key)?.[1];
  const isGone = line !== undefined && !amending.content.cargo.lines.some(({ id }) => id === line);
  return (
    <div className="amend__chooser">
      <Field label={t('trustDetail.amend.place')}>
        <Select
          value={key}
          onChange={setKey}
          options={places.map((one) => ({ value: one.key, label: one.label }))}
        />
      </Field>
      <Field label={t('trustDetail.amend.field')}>
        <Select
          value=""
          placeholder={t('trustDetail.amend.choose')}
          disabled={isGone}
          onChange={(path) => path !== '' && amending.choose([path])}
          options={options}
        />
      </Field>
      <div className="amend__lines">
        {line === undefined || isGone || amending.content.cargo.lines.length < 2 ? null : (
          <Button size="small" look="text" icon="trash" onClick={() => amending.removeLine(line)}>
            {t('trust.cargo.remove')}
          </Button>
        )}
        <Button size="small" look="text" icon="plus" onClick={amending.addLine}>
          {t('trustDetail.amend.addLine')}
        </Button>
      </div>
    </div>
  );
}
