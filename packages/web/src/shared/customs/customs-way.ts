import {
  type CustomsStatus,
  type CustomsStep,
  type OnItsWay,
  stepsOf,
} from '@loadline/contract/customs/customs.lifecycle';
import type { MilestoneState } from '../../ui/milestones.tsx';

export interface ShownStep<R> {
  readonly step: CustomsStep;
  readonly state: MilestoneState;
  /** Who recorded it, when and with which word; nothing of one that nobody recorded. */
  readonly record: R | undefined;
}

/** The steps of a declaration in their order: what was passed, where it stands, what comes. */
export function wayOf<R extends { readonly step: CustomsStep }>(
  file: OnItsWay & { readonly status: CustomsStatus },
  recorded: readonly R[],
  isBlocked: boolean,
): ShownStep<R>[] {
  const steps = stepsOf(file);
  const here = steps.findIndex((step) => step === file.status);
  const isOver = here === steps.length - 1;
  return steps.map((step, at) => {
    const record = recorded.find((one) => one.step === step);
    if (at === here && !isOver) return { step, state: isBlocked ? 'blocked' : 'now', record };
    if (record) return { step, state: 'passed', record };
    return { step, state: at < here ? 'skipped' : 'coming', record };
  });
}
