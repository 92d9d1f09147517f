import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import { type Fact, FactList } from '../ui/fact-strip.tsx';
import { valueOf } from './resource-columns.tsx';
import { unitText } from './unit.ts';
import { Value } from './value.tsx';
import { isMissing } from './value-text.ts';

interface ResourceDetailProps {
  fields: Fields;
  keys: readonly string[];
  record: object;
  /** What stands for a value where the field's kind does not say enough. */
  instead?: Readonly<Record<string, ReactNode>>;
}

/** Names and values of a record, one under the other. */
export function ResourceDetail(props: ResourceDetailProps) {
  return <FactList facts={useFacts(props)} />;
}

/** The same as facts, for a strip. */
export function useFacts({ fields, keys, record, instead = {} }: ResourceDetailProps): Fact[] {
  const { language } = useWords();
  return keys.flatMap((key) => {
    const field = fields[key];
    if (!field) return [];
    const value = valueOf(record, key);
    const shown = instead[key] ?? <Value field={field} value={value} />;
    const unit = isMissing(value) ? undefined : unitText(field.unit);
    return [{ key, label: say(field.label, language), value: shown, unit }];
  });
}
