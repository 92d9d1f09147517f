import { type RfiState, rfiLifecycle } from '@loadline/contract/clearance/entry-rfi.codes';
import { deskFilesOf } from '@loadline/contract/files/desk-file.api';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { deskFileCalls } from '../../../resource/files/desk-files.ts';
import { saveOne } from '../../../resource/files/save-one.ts';
import { RfiCards } from '../../../shared/clearance/rfi-card.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Asked, DeskEntry } from './desk-entry.ts';

interface DeskRfisProps {
  of: DeskEntry;
  onAsk: (asked: Asked) => void;
}

/** What was asked of the customer, with what the desk can do about each answer. */
export function DeskRfis({ of, onAsk }: DeskRfisProps) {
  const { t } = useWords();
  const { data: files = [] } = useQuery(asking(deskFilesOf, { subject: 'clearance', id: of.file.id }));
  return (
    <RfiCards
      of={of}
      isStaff
      files={files}
      onDownload={(fileId) => saveOne(deskFileCalls('clearance', of.file.id), fileId)}
      deeds={(rfi) =>
        nextOf(rfiLifecycle, rfi.state, permissionsHeld()).map((to) => (
          <Button key={to} look="text" size="small" onClick={() => onAsk({ rfi, to })}>
            {t(deedKeys[to])}
          </Button>
        ))
      }
    />
  );
}

export const deedKeys = {
  OPEN: 'clearanceDesk.rfi.askAgain',
  ANSWERED: 'clearanceDesk.rfi.askAgain',
  ACCEPTED: 'clearanceDesk.rfi.accept',
  CLOSED: 'clearanceDesk.rfi.close',
} as const satisfies Record<RfiState, string>;
