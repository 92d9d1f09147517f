import { useState } from 'react';
import { may } from '../../../kernel/session.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { PanelBlock } from '../../../ui/side-panel.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import type { Duplicate, Registration } from './registration.ts';

interface Seen {
  areSeen: boolean;
  setAreSeen: (seen: boolean) => void;
  isReleased: boolean;
  setIsReleased: (released: boolean) => void;
}

interface DuplicatesBlockProps {
  of: Registration;
  /** The deciding person's own word that they looked at them; none for somebody who cannot decide. */
  seen: Seen | undefined;
  onOpen: (id: string) => void;
}

/** Who may be the same as the applicant. The applicant is told nothing of it. */
export function DuplicatesBlock({ of, seen, onOpen }: DuplicatesBlockProps) {
  const { t } = useWords();
  const [compared, setCompared] = useState<Duplicate>();
  const found = of.possibleDuplicates;
  if (found.length === 0) return null;
  const isHeldByDisabled = found.some(({ reason, enabled }) => reason === 'mobile' && enabled === false);
  return (
    <PanelBlock title={t('registrations.duplicate.title')} aside={t('registrations.duplicate.unseen')}>
      <ul className="duplicates">
        {found.map((one) => (
          <li key={keyOf(one)} className="duplicate state-act">
            <StateGlyph family="act" size={13} />
            <b>{headOf(one, t)}</b>
            {canCompare(one) ? (
              <Button look="text" size="small" onClick={() => setCompared(one)}>
                {t('registrations.duplicate.compare')}
              </Button>
            ) : (
              <span />
            )}
            <p className="duplicate__facts">{factsOf(one, t)}</p>
          </li>
        ))}
      </ul>
      {seen ? (
        <div className="duplicates__seen">
          <Checkbox checked={seen.areSeen} onChange={seen.setAreSeen}>
            {t('registrations.duplicate.seen', { count: found.length })}
          </Checkbox>
          {isHeldByDisabled ? (
            <Checkbox checked={seen.isReleased} onChange={seen.setIsReleased}>
              {t('registrations.duplicate.release')}
            </Checkbox>
          ) : null}
        </div>
      ) : null}
      {compared ? (
        <CompareDialog of={of} with={compared} onOpen={onOpen} onClose={() => setCompared(undefined)} />
      ) : null}
    </PanelBlock>
  );
}

function keyOf({ reason, kind, orgId, registrationId, person }: Duplicate): string {
  return [reason, kind, orgId, registrationId, person].join(' ');
}

/** A record of one's own team can be laid beside the application. */
function canCompare({ orgId, registrationId, outside }: Duplicate): boolean {
  return !outside && (registrationId !== null || (orgId !== null && may('op:customer:view')));
}

function headOf({ reason, outside, code, name }: Duplicate, t: Words['t']): string {
  const whose = outside ? t('registrations.duplicate.outside') : [code, name].filter(Boolean).join(' ');
  return t(`registrations.duplicate.${reason}`, { whose });
}

function factsOf(one: Duplicate, t: Words['t']): string {
  const { kind, person, enabled, reason, sameLegalId, lastOrderAt, outside } = one;
  const facts = [
    person &&
      t(enabled === false ? 'registrations.duplicate.disabledUser' : 'registrations.duplicate.user', {
        person,
      }),
    reason !== 'legalId' &&
      t(sameLegalId ? 'registrations.duplicate.sameId' : 'registrations.duplicate.otherId'),
    kind === 'registration' && t('registrations.duplicate.registration'),
    kind !== 'registration' &&
      (lastOrderAt
        ? t('registrations.duplicate.lastOrder', { day: officeTime(lastOrderAt).full.slice(0, 10) })
        : t('registrations.duplicate.noOrder')),
    outside && t('registrations.duplicate.ask'),
  ];
  return facts.filter(Boolean).join(t('desk.comma'));
}
