import { contentRules } from './content.rules.ts';
import { graphRules } from './graph.rules.ts';
import { importRules } from './import.rules.ts';
import type { Rule } from './rule.ts';
import { subjectRules } from './subject.rules.ts';
import { tableRules } from './table.rules.ts';

export const rules: readonly Rule[] = [
  ...importRules,
  ...contentRules,
  ...graphRules,
  ...subjectRules,
  ...tableRules,
];
