import { warehouseList } from '@loadline/contract/references/reference.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { named } from '../named.ts';

/** The warehouses that cargo can come to, as options. */
export function useWarehouses(): { value: string; label: string }[] {
  const { language } = useWords();
  const { data = [] } = useQuery(asking(warehouseList, {}));
  return data.map((one) => ({ value: one.code, label: `${one.code} ${named(one, language)}` }));
}
