import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ScanDialog } from './scan-dialog.tsx';
import { canScan } from './scanning.ts';

/** Takes a number from a scanner, which types and presses Enter, from a keyboard, or from the phone's camera. */
export function ReceiptSearch({ no, onFind }: { no: string; onFind: (no: string) => void }) {
  const { t } = useWords();
  const [number, setNumber] = useState(no);
  const [isScanning, setIsScanning] = useState(false);
  const find = (wanted: string) => {
    if (wanted.trim() !== '') onFind(wanted.trim());
  };
  return (
    <form
      className="receipt__search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        find(number);
      }}
    >
      <label className="receipt__number">
        <Icon name="search" />
        <input
          aria-label={t('receipt.number')}
          placeholder={t('receipt.number')}
          autoCapitalize="characters"
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a scanner types wherever the cursor is
          autoFocus={no === ''}
          maxLength={60}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
      </label>
      {canScan() ? (
        <Button look="primary" aria-label={t('receipt.scan')} onClick={() => setIsScanning(true)}>
          <Icon name="scan" size={24} />
        </Button>
      ) : (
        <Button look="primary" type="submit">
          {t('receipt.find')}
        </Button>
      )}
      {isScanning ? (
        <ScanDialog
          onClose={() => setIsScanning(false)}
          onFound={(found) => {
            setIsScanning(false);
            find(found);
          }}
        />
      ) : null}
    </form>
  );
}
