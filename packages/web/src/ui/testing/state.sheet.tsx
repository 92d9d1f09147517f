import type { Family } from '@loadline/contract/kernel/code';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Icon } from '../icon.tsx';
import { Segments } from '../segments.tsx';
import { Skeleton } from '../skeleton.tsx';
import { EmptyState, ErrorState, StillLoading } from '../states.tsx';
import { StateDot, StatusChip } from '../status-chip.tsx';
import { showToast } from '../toast-store.ts';
import { useDelayed } from '../use-delayed.ts';
import { iconNames } from './icon-names.ts';
import { stagesAt } from './journey.ts';
import { pick, useTexts } from './kit-texts.ts';

const families: readonly Family[] = ['wait', 'work', 'move', 'act', 'done', 'stop', 'void'];

export function StateSheet() {
  const texts = useTexts();
  return (
    <div className="kit-grid__wide">
      <Card title={texts.states} aside={texts.statesNote}>
        <div className="kit-stack">
          <div className="kit-row">
            {families.map((family, index) => (
              <StatusChip key={family} family={family}>
                {pick(texts.stateNames, index)}
              </StatusChip>
            ))}
          </div>
          <div className="kit-row">
            {families.map((family, index) => (
              <StateDot key={family} family={family}>
                {pick(texts.stateNames, index)}
              </StateDot>
            ))}
          </div>
          <div className="kit-row">
            {[1, 5, 7, 9].map((reached) => (
              <Segments
                key={reached}
                states={stagesAt(texts, reached - 1, 'now').map(({ state }) => state)}
                label={`${pick(texts.stages, reached - 1)} ${reached}/9`}
              />
            ))}
          </div>
        </div>
      </Card>
    </div>
  );
}

export function WaitingSheet() {
  const texts = useTexts();
  const [isLoading, setIsLoading] = useState(true);
  const showsBars = useDelayed(isLoading);
  return (
    <>
      <Card title={texts.empty} flush>
        <EmptyState
          title={texts.emptyTitle}
          detail={texts.emptyDetail}
          actions={
            <>
              <Button>{texts.clear}</Button>
              <Button look="primary" icon="upload">
                {texts.importOrders}
              </Button>
            </>
          }
        />
      </Card>
      <Card title={texts.loading} aside={texts.loadingNote} flush>
        {showsBars ? <Skeleton widths={[120, 72, 0, 90]} rows={5} label={texts.loading} /> : null}
        <StillLoading
          active={isLoading}
          text={texts.still}
          cancelLabel={texts.cancel}
          onCancel={() => setIsLoading(false)}
        />
      </Card>
      <Card title={texts.error} flush>
        <ErrorState
          title={texts.errorTitle}
          message="Network Error"
          reference="7F3A-21"
          referenceLabel={texts.reference}
          copyLabel={texts.copyReference}
          retryLabel={texts.retry}
          onRetry={() => setIsLoading(true)}
          onCopied={() => showToast('success', texts.copied)}
          onFailed={() => showToast('error', texts.copyFailed)}
        />
      </Card>
    </>
  );
}

export function IconSheet() {
  const texts = useTexts();
  return (
    <div className="kit-grid__wide">
      <Card title={texts.icons}>
        <ul className="kit-icons">
          {iconNames.map((name) => (
            <li key={name} className="kit-row">
              <Icon name={name} size={20} />
              {name}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
