import { useState } from 'react';
import { useGoTo } from '../../../../kernel/page-link.tsx';
import { useWords } from '../../../../kernel/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/dialog.tsx';
import { StateGlyph } from '../../../../ui/state-glyph.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { Narrowed } from './capture-head.tsx';
import { isOpen, kindsThere, type Shot, type ToShoot } from './shot.ts';
import './capture-dialogs.css';

interface StylesDialogProps {
  all: readonly ToShoot[];
  here: readonly Shot[];
  current: ToShoot | undefined;
  narrowed: Narrowed;
  onChoose: (of: ToShoot) => void;
  onClose: () => void;
}

/** The styles that are photographed, one of them to be chosen, all of a batch or an order to be shown alone. */
export function StylesDialog({ all, here, current, narrowed, onChoose, onClose }: StylesDialogProps) {
  const { t } = useWords();
  return (
    <Modal open onClose={onClose} title={t('labelCapture.styles')} closeLabel={t('resource.close')}>
      <Narrowing narrowed={narrowed} onDone={onClose} />
      <p className="label-capture__count">{t('labelCapture.count', { count: all.length })}</p>
      <ul className="label-capture__styles">
        {all.map((of) => {
          const { label, wanted } = of;
          const there = kindsThere(of, here);
          return (
            <li key={label.id}>
              <button
                type="button"
                aria-current={label.id === current?.label.id ? 'true' : undefined}
                onClick={() => onChoose(of)}
              >
                <StateGlyph family={isOpen(of, here) ? 'wait' : 'done'} />
                <b>
                  {label.styleNo} {label.colour}
                </b>
                <small>
                  {t('labelCapture.rowFacts', {
                    taken: wanted.filter((kind) => there.has(kind)).length,
                    wanted: wanted.length,
                    order: label.orderNumber ?? label.batchNo,
                  })}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}

/** What a number is of, by how it begins. */
function keyOf(number: string): keyof Narrowed {
  if (number.startsWith('LC')) return 'batch';
  return number.startsWith('PL') ? 'pick' : 'order';
}

function Narrowing({ narrowed: { batch, order, pick }, onDone }: { narrowed: Narrowed; onDone: () => void }) {
  const { t } = useWords();
  const goTo = useGoTo();
  const now = batch ?? order ?? pick;
  const [typed, setTyped] = useState(now ?? '');
  const show = (wanted: string) => {
    const number = wanted.trim().toUpperCase();
    goTo('opsLabelCapture', number === '' ? {} : { [keyOf(number)]: number });
    onDone();
  };
  return (
    <form
      className="label-capture__look"
      onSubmit={(event) => {
        event.preventDefault();
        show(typed);
      }}
    >
      <TextInput
        aria-label={t('labelCapture.narrow')}
        placeholder={t('labelCapture.narrow')}
        maxLength={24}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit">{t('labelCapture.show')}</Button>
      {now === undefined ? null : <Button onClick={() => show('')}>{t('labelCapture.all')}</Button>}
    </form>
  );
}
