import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { singleKeys, switchSingleKeys } from '../kernel/single-keys.ts';
import { useWords } from '../kernel/words.ts';
import { isBound } from '../resource/use-page-keys.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Modal } from '../ui/dialog.tsx';
import { goKey } from './go-keys.ts';
import type { MenuPage } from './menu.ts';
import './key-list.css';

const pageKeys = [
  ['Ctrl K', 'palette'],
  ['?', 'list'],
  ['Esc', 'close'],
] as const;

const listKeys = [
  ['/', 'search'],
  ['J', 'down'],
  ['K', 'up'],
  ['Enter', 'open'],
  ['X', 'select'],
  ['Shift X', 'range'],
  ['E', 'export'],
  ['I', 'import'],
  ['[', 'previous'],
  [']', 'next'],
  ['F8', 'fault'],
  ['Ctrl Enter', 'submit'],
] as const;

/** Keys that some lists have and others do not. */
const ofSome: Readonly<Record<string, string>> = { search: '/', export: 'e', import: 'i' };

/** The keys of the back office as far as they do something here, and the switch for those without Ctrl. */
export function KeyList({ menu, onClose }: { menu: readonly MenuPage[]; onClose: () => void }) {
  const { t, language } = useWords();
  const [single, setSingle] = useState(singleKeys);
  // What the page has below this layer, as it was when it was opened.
  const [here] = useState(() => listKeys.filter(([, name]) => isBound(ofSome[name] ?? '') || !ofSome[name]));
  const choose = (on: boolean) => {
    switchSingleKeys(on ? 'on' : 'off');
    setSingle(singleKeys());
  };
  const menuKeys = menu.flatMap(({ code, label }) => {
    const letter = goKey(code);
    return letter ? [[`G ${letter}`, say(label, language)] as const] : [];
  });
  return (
    <Modal size="wide" open onClose={onClose} title={t('office.keys.title')} closeLabel={t('notice.close')}>
      <div className="key-list">
        <Keys
          title={t('office.keys.everywhere')}
          keys={pageKeys.map(([key, name]) => [key, t(`office.keys.${name}`)])}
        />
        <Keys title={t('office.keys.menu')} keys={menuKeys} />
        <Keys
          title={t('office.keys.lists')}
          keys={here.map(([key, name]) => [key, t(`office.keys.${name}`)])}
        />
      </div>
      <Checkbox checked={single === 'on'} onChange={choose}>
        {t('office.keys.single')}
      </Checkbox>
    </Modal>
  );
}

function Keys({
  title,
  keys,
}: {
  title: string;
  keys: readonly (readonly [key: string, meaning: string])[];
}) {
  if (keys.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
