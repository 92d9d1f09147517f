import type { PublicDuty } from '@loadline/contract/tariffs/tariff-public.api';
import { useEffect } from 'react';
import { DutyForm } from './duty-form.tsx';
import { useDuty } from './use-duty.ts';

/** The duty of a landed cost: the goods, and what they owe. */
export function LandedDuty({ onAnswer }: { onAnswer: (answer: PublicDuty | undefined) => void }) {
  const duty = useDuty();
  const { outcome } = duty;
  useEffect(() => onAnswer(outcome), [outcome, onAnswer]);
  return <DutyForm duty={duty} />;
}
