import { say } from '@loadline/contract/kernel/text';
import { notReceiving } from '@loadline/contract/references/receiving-warehouse';
import { warehouseList } from '@loadline/contract/references/reference.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { DraftField } from '../../resource/drafting/draft-field.tsx';
import { useDraftForm } from '../../resource/drafting/draft-form.ts';
import { typedText } from '../../resource/typed-text.ts';

/**
 * A warehouse that cargo is brought to: one of the forwarder's, with the way there and its hours; typed where none is kept.
 * A list from the beginning: a field that turned into one would take away what is being typed.
 */
export function WarehouseField({ path }: { path: string }) {
  const { language } = useWords();
  const { valueAt, entered } = useDraftForm();
  const { data: warehouses = [], isPending } = useQuery(asking(warehouseList, {}));
  if (warehouses.length === 0 && !isPending) return <DraftField path={path} />;
  const chosen = typedText(valueAt(entered, path));
  const known = warehouses.find(({ code }) => code === chosen);
  const offered = warehouses.map(({ code, nameZh, nameEn }) => ({
    value: code,
    label: `${code} ${language === 'en' ? nameEn : nameZh}`,
  }));
  // A draft may name one that was typed, or is out of use.
  const options = known || chosen === '' ? offered : [...offered, { value: chosen, label: chosen }];
  const hint = known ? [known.address, known.hours].filter(Boolean).join(' \u00b7 ') : '';
  const unknown = { family: 'act', text: say(notReceiving, language) } as const;
  return (
    <DraftField
      path={path}
      look={{
        options,
        ...(hint !== '' && { hint }),
        remark: (value) => (value && !known ? unknown : undefined),
      }}
    />
  );
}
