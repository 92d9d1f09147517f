import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';

export const policyUnits = codeTable('policy unit', {
  percent: { zh: '%', en: '%' },
  workingHours: { zh: '工作小时', en: 'working hours' },
  hours: { zh: '小时', en: 'hours' },
  days: { zh: '天', en: 'days' },
  severity: { zh: '等级', en: 'severity' },
});

type PolicyUnit = CodeOf<typeof policyUnits>;

/** A figure by which the program decides, and which a forwarder sets for the whole installation. */
export interface Figure extends Text {
  readonly unit: PolicyUnit;
  /** What holds until somebody sets another. */
  readonly initial: string;
  readonly min?: string;
  readonly max: string;
  /** What it decides. */
  readonly decides: Text;
  /** What a change means for what is there already. */
  readonly existing: Text;
}

export type Figures = readonly (readonly [string, Figure])[];
