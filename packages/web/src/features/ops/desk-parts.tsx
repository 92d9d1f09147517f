import { type ComponentType, createElement } from 'react';
import { useNavigation, usePlace } from '../../kernel/navigation.ts';
import { one } from '../../resource/use-list-address.ts';
import { Tabs } from '../../ui/tabs.tsx';
import './desk.css';

interface Part {
  readonly key: string;
  readonly label: string;
  readonly screen: ComponentType;
}

/** Several books under one address, one at a time: `?part=`. */
export function DeskParts({ label, parts }: { label: string; parts: readonly [Part, ...Part[]] }) {
  const { search: raw } = usePlace();
  const { go } = useNavigation();
  const current = parts.find(({ key }) => key === one(raw['part'])) ?? parts[0];
  return (
    <div className="desk-parts">
      <Tabs
        label={label}
        current={current.key}
        tabs={parts.map(({ key, label: name }) => ({ key, label: name }))}
        onChoose={(part) => go({ search: { part } })}
      />
      {createElement(current.screen, { key: current.key })}
    </div>
  );
}
