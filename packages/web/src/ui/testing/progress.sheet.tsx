import { Card, PlainCard } from '../card.tsx';
import { FactStrip } from '../fact-strip.tsx';
import { LoadLineBar, LoadLineGauge } from '../load-line-gauge.tsx';
import { MilestoneList, MilestoneStrip } from '../milestones.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { RouteLine } from '../route-line.tsx';
import { Steps } from '../steps.tsx';
import { oceanLegs, oceanStops, stagesAt, withPlaces } from './journey.ts';
import { pick, useTexts } from './kit-texts.ts';

export function ProgressSheet() {
  const texts = useTexts();
  return (
    <>
      <div className="kit-grid__wide">
        <HeadSample />
      </div>
      <div className="kit-grid__two">
        <PlainCard>
          <RouteLine stops={oceanStops(texts)} legs={oceanLegs(texts)} label={texts.routeLabel} />
        </PlainCard>
      </div>
      <GaugeSample />
      <div className="kit-grid__wide">
        <StepSample />
      </div>
      <div className="kit-grid__wide">
        <Card title={texts.milestones}>
          <MilestoneList label={texts.milestones} milestones={withPlaces(texts, stagesAt(texts, 4, 'now'))} />
        </Card>
      </div>
    </>
  );
}

/** A record's head: nine stages over its main figures. */
export function HeadSample() {
  const texts = useTexts();
  const values = [
    'CNNGB → USLGB',
    '412',
    '9,486.50',
    '58.360',
    '9,731.0',
    'HXLU 402817-6',
    texts.selfClearance,
  ];
  const units = [undefined, texts.pieces, 'kg', 'm³', 'kg'];
  const facts = texts.facts.map((label, index) => ({
    key: label,
    label,
    value: pick(values, index),
    unit: units[index],
  }));
  return (
    <PlainCard>
      <MilestoneStrip label={texts.milestones} milestones={stagesAt(texts, 6, 'blocked')} />
      <FactStrip facts={facts} />
    </PlainCard>
  );
}

function GaugeSample() {
  const texts = useTexts();
  return (
    <Card title={texts.gauge}>
      <div className="kit-stack">
        <div className="kit-row">
          <LoadLineBar limit={3200} taken={1466} mine={734} label={texts.gaugeLabel} />
          {texts.gaugeLeft}
        </div>
        <div className="kit-row">
          <LoadLineBar limit={3200} taken={2200} mine={1311} label={texts.gaugeLabel} />
          {texts.gaugeOver}
        </div>
        <LoadLineGauge
          limit={3200}
          taken={2000}
          mine={0}
          label={texts.gaugeLabel}
          takenText={texts.gaugeTaken}
          limitText={texts.gaugeLimit}
        />
      </div>
    </Card>
  );
}

function StepSample() {
  const texts = useTexts();
  const states = ['done', 'current', 'coming'] as const;
  const steps = texts.steps.map((label, index) => ({
    key: label,
    label,
    state: states[index] ?? 'coming',
    spoken: pick(texts.spoken, [0, 1, 3][index] ?? 3),
  }));
  return (
    <Card title={texts.progress}>
      <div className="kit-stack">
        <Steps label={texts.progress} steps={steps} />
        <ProgressBar label={texts.progress} good={1158} failed={19} total={2000} />
      </div>
    </Card>
  );
}
