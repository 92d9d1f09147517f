import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import './styles/tabs.css';

export interface Tab {
  key: string;
  label: string;
  count?: string | undefined;
  /** The id of the panel it shows, when there is one. */
  panel?: string | undefined;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  current: string;
  onChoose(key: string): void;
  /** Stands after the last tab, for example "save as a view". */
  end?: ReactNode;
}

/** Saved views of a list, or the parts of a record, with their counts. Arrows move and choose at once. */
export function Tabs({ label, tabs, current, onChoose, end }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const here = tabs.findIndex((tab) => tab.key === current);
    const next = nextTab(event.key, here, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onChoose(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="view-tabs">
      <div ref={list} role="tablist" aria-label={label} className="view-tabs__list">
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            aria-selected={tab.key === current}
            aria-controls={tab.panel}
            tabIndex={tab.key === current ? 0 : -1}
            className="view-tabs__tab"
            onClick={() => onChoose(tab.key)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.count === undefined ? null : <span className="view-tabs__count">{tab.count}</span>}
          </button>
        ))}
      </div>
      {end}
    </div>
  );
}

function nextTab(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (here + 1) % count;
  if (key === 'ArrowLeft') return (here - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
