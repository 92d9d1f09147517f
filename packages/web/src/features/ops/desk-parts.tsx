import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';
import { one, type Raw } from '../../resource/use-list-address.ts';
import { Tabs } from '../../ui/tabs.tsx';
import './desk.css';

interface Part {
  readonly key: string;
  readonly label: string;
  readonly screen: ComponentType;
}

/** Several books under one address, one at a time: `?part=`. */
export function DeskParts({ label, parts }: { label: string; parts: readonly [Part, ...Part[]] }) {
  const raw: Raw = useSearch({ strict: false });
  const navigate = useNavigate();
  const current = parts.find(({ key }) => key === one(raw['part'])) ?? parts[0];
  return (
    <div className="desk-parts">
      <Tabs
        label={label}
        current={current.key}
        tabs={parts.map(({ key, label: name }) => ({ key, label: name }))}
        onChoose={(part) => void navigate({ to: '.', search: { part } })}
      />
      {createElement(current.screen, { key: current.key })}
    </div>
  );
}
