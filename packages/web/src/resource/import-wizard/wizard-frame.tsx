import type { ReactNode } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { type StepEntry, Steps } from '../../ui/steps.tsx';
import { ExportButton, useExport } from '../export-button.tsx';
import type { ImportSubject } from './import-subject.ts';
import './wizard.css';

const steps = ['upload', 'preview', 'write'] as const;

export type WizardStep = (typeof steps)[number];

interface WizardFrameProps {
  subject: ImportSubject;
  /** `end` when all three are done. */
  step: WizardStep | 'end';
  children: ReactNode;
  /** An ActionBar. */
  footer?: ReactNode;
}

/** The page of an import: the trail, the three steps, the template, and a bar at the bottom that stays. */
export function WizardFrame({ subject, step, children, footer }: WizardFrameProps) {
  const { t } = useWords();
  const template = useExport(subject.calls.template);
  return (
    <div className="import-wizard">
      <PageTitle
        title={subject.title}
        trailLabel={t('import.trail')}
        trail={[
          {
            key: 'list',
            node: (
              <PageLink page={subject.page} query={subject.place}>
                {subject.listTitle}
              </PageLink>
            ),
          },
          { key: 'here', node: <span>{subject.title}</span> },
        ]}
        beside={<Steps label={t('import.steps')} steps={useStepEntries(step)} />}
        actions={
          <ExportButton busy={template.busy} onStart={template.start}>
            {t('import.template')}
          </ExportButton>
        }
      />
      <div className="import-wizard__body">{children}</div>
      {footer}
    </div>
  );
}

function useStepEntries(step: WizardStep | 'end'): StepEntry[] {
  const { t } = useWords();
  const here = step === 'end' ? steps.length : steps.indexOf(step);
  return steps.map((key, at) => {
    const state = at < here ? 'done' : at === here ? 'current' : 'coming';
    return { key, label: t(`import.step.${key}`), state, spoken: t(`import.stepState.${state}`) };
  });
}
