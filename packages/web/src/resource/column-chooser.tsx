import { lazy } from 'react';
import { useWords } from '../kernel/words.ts';
import { Button } from '../ui/button.tsx';
import { Popover } from '../ui/popover.tsx';
import type { ColumnChoiceProps } from './column-choice.tsx';

const load = () => import('./column-choice.tsx');
const ColumnChoice = lazy(async () => ({ default: (await load()).ColumnChoice }));

/** Which columns a list shows, and in which order. */
export function ColumnChooser(props: ColumnChoiceProps) {
  const { t } = useWords();
  return (
    <Popover
      label={t('resource.columns.label')}
      align="end"
      ahead={load}
      trigger={(trigger) => (
        <Button {...trigger} look="text" size="small" icon="columns">
          {t('resource.columns.label')}
        </Button>
      )}
    >
      {() => <ColumnChoice {...props} />}
    </Popover>
  );
}
