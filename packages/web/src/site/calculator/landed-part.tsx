import { landedCost } from '@loadline/contract/freight/landed-cost';
import type { PageName } from '@loadline/contract/pages';
import type { PublicDuty } from '@loadline/contract/tariffs/tariff-public.api';
import { lazy, type ReactNode, useState } from 'react';
import { LatePart } from '../../kernel/awake.tsx';
import { todayIn } from '../../kernel/time.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { partsOf, piecesOf, ratesOf } from './landed.ts';
import { LandedFields } from './landed-fields.tsx';
import { LandedResult } from './landed-result.tsx';
import type { Offer } from './offers.ts';
import type { Cargo } from './use-cargo.ts';
import { useKeptDuty } from './use-kept-duty.ts';
import type { ChosenWay } from './way-choice.tsx';
import './duty.css';

/** Each weighs as much as a tab of its own: it comes when it is opened. */
const LandedFreight = lazy(async () => ({ default: (await import('./landed-freight.tsx')).LandedFreight }));
const LandedDuty = lazy(async () => ({ default: (await import('./landed-duty.tsx')).LandedDuty }));

interface LandedPartProps {
  cargo: Cargo;
  way: ChosenWay;
  onWay: (change: ChosenWay) => void;
  booking: PageName | undefined;
}

/** What goods cost until they are there: freight, duty, fees and delivery, and what that is for one piece. */
export function LandedPart({ cargo, way, onWay, booking }: LandedPartProps) {
  const { kept, enter } = useKeptDuty();
  const [offer, setOffer] = useState<Offer>();
  const [duty, setDuty] = useState<PublicDuty>();
  const parts = partsOf(offer, duty, kept);
  const landed = landedCost(parts, kept.currency, ratesOf(parts, kept), piecesOf(kept));
  return (
    <div className="calculator__columns">
      <div className="calculator__column">
        <Step name="freight">
          <LandedFreight cargo={cargo} way={way} onWay={onWay} onOffer={setOffer} />
        </Step>
        <Step name="duty">
          <LandedDuty onAnswer={setDuty} />
        </Step>
        <LandedFields kept={kept} onEnter={enter} parts={parts} />
      </div>
      <LandedResult
        landed={landed}
        kept={kept}
        duty={duty}
        offer={offer}
        // A rate's days are those of where it is made.
        day={way.ready ?? todayIn('Asia/Shanghai')}
        booking={booking}
      />
    </div>
  );
}

/** A part of the cost that is filled in once it is opened. */
function Step({ name, children }: { name: 'freight' | 'duty'; children: ReactNode }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <LatePart>{children}</LatePart>;
  return (
    <section className="calculator__box landed-step" aria-label={t(`landed.part.${name}`)}>
      <h2>{t(`landed.part.${name}`)}</h2>
      <p>{t(`landed.about.${name}`)}</p>
      <Button onClick={() => setOpen(true)}>{t(`landed.open.${name}`)}</Button>
    </section>
  );
}
