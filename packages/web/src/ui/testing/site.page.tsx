import { useState } from 'react';
import { Button, buttonClass } from '../button.tsx';
import { Card, PlainCard } from '../card.tsx';
import { Field } from '../field.tsx';
import { Icon } from '../icon.tsx';
import { LoadLineDrawing } from '../load-line-drawing.tsx';
import { MilestoneList, MilestoneStrip } from '../milestones.tsx';
import { PasswordInput } from '../password-input.tsx';
import { RouteLine } from '../route-line.tsx';
import { SegmentedControl } from '../segmented.tsx';
import { StatusChip } from '../status-chip.tsx';
import { TextInput } from '../text-input.tsx';
import { oceanLegs, oceanStops, stagesAt, withPlaces } from './journey.ts';
import './kit.css';
import { pick, useTexts } from './kit-texts.ts';

/** The pieces public pages use, at their size. */
export function SitePage() {
  const texts = useTexts();
  const [way, setWay] = useState('0');
  return (
    <main id="main" className="kit-site">
      <h1>HX26110418207</h1>
      <StatusChip family="move">{pick(texts.orderStates, 2)}</StatusChip>
      <PlainCard>
        <RouteLine stops={oceanStops(texts)} legs={oceanLegs(texts)} label={texts.routeLabel} />
      </PlainCard>
      <Card title={texts.milestones}>
        <MilestoneList label={texts.milestones} milestones={withPlaces(texts, stagesAt(texts, 4, 'now'))} />
      </Card>
      <PlainCard>
        <MilestoneStrip label={texts.milestones} milestones={stagesAt(texts, 6, 'now')} />
      </PlainCard>
      <Card title={texts.login}>
        <div className="kit-stack">
          <SegmentedControl
            label={texts.login}
            options={texts.positions.slice(0, 2).map((label, index) => ({ value: String(index), label }))}
            value={way}
            onChange={setWay}
          />
          <Field label={texts.account}>
            <TextInput icon="user" autoComplete="username" />
          </Field>
          <Field label={texts.password} error={texts.passwordError}>
            <PasswordInput icon="lock" showLabel={texts.showPassword} hideLabel={texts.hidePassword} />
          </Field>
          <Button look="primary" size="large">
            {texts.login}
          </Button>
        </div>
      </Card>
    </main>
  );
}

/** 404, and 403 with `?scene=barred`. */
export function MissingPage() {
  const texts = useTexts();
  const isBarred = new URLSearchParams(location.search).get('scene') === 'barred';
  return (
    <main id="main" className="kit-missing">
      <h1>{isBarred ? texts.noPermission : texts.notFound}</h1>
      <p>{texts.notFoundText}</p>
      <div className="kit-row">
        <a href="#home" className={buttonClass('primary', 'large')}>
          {texts.home}
        </a>
        <a href="#back" className={buttonClass('secondary', 'large')}>
          <Icon name="chevron-left" />
          {texts.back}
        </a>
      </div>
      <div className="kit-missing__drawing">
        <LoadLineDrawing scene={isBarred ? 'barred' : 'sunk'} />
      </div>
    </main>
  );
}
