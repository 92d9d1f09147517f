import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { labelStates, photographedIn } from '@loadline/contract/labels/label.codes';
import { labelsToShoot } from '@loadline/contract/labels/label-capture.api';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { useWords } from '../../../../kernel/words.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/dialog.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { ScanDialog } from '../../receipt/scan-dialog.tsx';
import { scansFirst } from '../../receipt/scanning.ts';
import type { ToShoot } from './shot.ts';
import './capture-dialogs.css';

interface FindDialogProps {
  all: readonly ToShoot[];
  onFound: (rows: readonly ToShoot[]) => void;
  onClose: () => void;
}

/** Leads to the labels of a code: a hand scanner types it and presses Enter, a phone reads it through its camera. */
export function FindDialog({ all, onFound, onClose }: FindDialogProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const [isScanning, setIsScanning] = useState(scansFirst());
  const { find, isLooking, says } = useFinding(all, onFound);
  if (isScanning)
    return (
      <ScanDialog
        onClose={() => setIsScanning(false)}
        onFound={(code) => {
          setIsScanning(false);
          setTyped(code);
          void find(code);
        }}
      />
    );
  return (
    <Modal open onClose={onClose} title={t('labelCapture.find')} closeLabel={t('resource.close')}>
      <form
        className="label-capture__look"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          void find(typed);
        }}
      >
        <TextInput
          aria-label={t('labelCapture.code')}
          placeholder={t('labelCapture.code')}
          autoCapitalize="characters"
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a scanner types wherever the cursor is
          autoFocus
          maxLength={60}
          value={typed}
          onChange={setTyped}
        />
        <Button aria-label={t('receipt.scan')} onClick={() => setIsScanning(true)}>
          <Icon name="scan" size={20} />
        </Button>
        <Button type="submit" look="primary" busy={isLooking}>
          {t('labelCapture.look')}
        </Button>
      </form>
      {says === undefined ? null : <Alert family="act">{says}</Alert>}
    </Modal>
  );
}

/** First among what this phone knows, which needs no network, then everywhere. */
function useFinding(all: readonly ToShoot[], onFound: FindDialogProps['onFound']) {
  const { t, language } = useWords();
  const [isLooking, setIsLooking] = useState(false);
  const [says, setSays] = useState<string>();
  const found = (rows: readonly ToShoot[], code: string) => {
    const now = rows.filter(({ label }) => photographedIn.includes(label.status));
    const [other] = rows;
    if (now.length > 0) onFound(now);
    else if (other) {
      const { styleNo, colour, status } = other.label;
      const state = say(wordOf(labelStates, status), language);
      setSays(t('labelCapture.notNow', { style: `${styleNo} ${colour}`, state }));
    } else setSays(t('labelCapture.unknown', { code }));
  };
  const find = async (typed: string) => {
    const code = typed.trim();
    if (code === '') return;
    const known = all.filter(({ label }) => label.styleNo.toUpperCase() === code.toUpperCase());
    if (known.length > 0) {
      onFound(known);
      return;
    }
    setIsLooking(true);
    try {
      found(await call(labelsToShoot, { query: { code }, refusal: 'in place' }), code);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setSays(error.status === 0 ? t('labelCapture.noCode') : error.says);
    } finally {
      setIsLooking(false);
    }
  };
  return { find, isLooking, says };
}
