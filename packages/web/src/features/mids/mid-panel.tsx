import { filesOf } from '@loadline/contract/files/file.api';
import { deleteMids, midApi, moveMid } from '@loadline/contract/mids/mid.api';
import type { MidState } from '@loadline/contract/mids/mid.codes';
import { settledMids, writableMids } from '@loadline/contract/mids/mid.codes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { ConfirmButton } from '../../resource/confirm-button.tsx';
import { ownFileCalls } from '../../resource/files/own-files.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { BoundBlock } from '../../shared/goods/bound-block.tsx';
import { linesQueryOf } from '../../shared/mids/mid-lines-address.ts';
import { MidPanel } from '../../shared/mids/mid-panel.tsx';
import type { MidRecord } from '../../shared/mids/mid-record.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PanelFoot } from '../../ui/side-panel.tsx';
import { MidForm } from './mid-form.tsx';

interface OwnMidPanelProps {
  id: string;
  /** Another record in this one's place. */
  onShow: (key: string | undefined) => void;
}

/** A manufacturer of one's own company, to look at or to write on. */
export function OwnMidPanel({ id, onShow }: OwnMidPanelProps) {
  const [writes, setWrites] = useState<{ of: MidRecord; as: 'edit' | 'edition' }>();
  if (writes)
    return (
      <MidForm
        of={writes.of}
        as={writes.as}
        onClose={() => setWrites(undefined)}
        onSaved={(saved) => {
          setWrites(undefined);
          onShow(saved);
        }}
      />
    );
  return (
    <MidPanel
      id={id}
      question={asking(midApi.detail, { id })}
      files={asking(filesOf, { subject: 'mid', id })}
      calls={ownFileCalls('mid', id)}
      history={asking(midApi.history, { id })}
      goods={({ mid: { code } }) => <BoundBlock kind="mid" code={code} />}
      deeds={(of) => (
        <Deeds of={of} onWrite={(as) => setWrites({ of, as })} onGone={() => onShow(undefined)} />
      )}
      onClose={() => onShow(undefined)}
    />
  );
}

interface DeedsProps {
  of: MidRecord;
  onWrite: (as: 'edit' | 'edition') => void;
  onGone: () => void;
}

function Deeds({ of, onWrite, onGone }: DeedsProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (deed: () => Promise<unknown>, says: string) => {
    setBusy(true);
    try {
      await deed();
      notify('success', says);
      await client.invalidateQueries();
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  const { id, version, state, code } = of.mid;
  const move = (to: MidState, says: string) =>
    void run(() => call(moveMid, { body: { id, version, to }, refusal: 'in place' }), says);
  if (!permitted(moveMid)) return null;
  const isWritable = writableMids.includes(state);
  return (
    <PanelFoot>
      {isWritable ? (
        <ConfirmButton
          label={t('mids.panel.remove')}
          title={t('mids.panel.removeAsk', { code })}
          text={t('mids.panel.removeSays')}
          onConfirm={async () => {
            await run(
              () => call(deleteMids, { body: { ids: [id] }, refusal: 'in place' }),
              t('mids.panel.removed'),
            );
            onGone();
          }}
        />
      ) : null}
      {isWritable ? <Button onClick={() => onWrite('edit')}>{t('mids.panel.edit')}</Button> : null}
      {isWritable ? (
        <Button look="primary" busy={busy} onClick={() => move('SUBMITTED', t('mids.panel.submitted'))}>
          {t('mids.panel.submit')}
        </Button>
      ) : null}
      {state === 'SUBMITTED' ? (
        <Button busy={busy} onClick={() => move('DRAFT', t('mids.panel.takenBack'))}>
          {t('mids.panel.takeBack')}
        </Button>
      ) : null}
      {settledMids.includes(state) ? (
        <Button onClick={() => onWrite('edition')}>{t('mids.panel.newEdition')}</Button>
      ) : null}
      {state === 'SUPERSEDED' || isWritable ? null : (
        <PageLink
          page="mid"
          query={linesQueryOf(of)}
          className={buttonClass(state === 'APPROVED' ? 'primary' : undefined)}
        >
          {t('mids.panel.replace')}
        </PageLink>
      )}
    </PanelFoot>
  );
}
