import { useCallback, useState } from 'react';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { CheckList } from '../check-list.tsx';
import { CounterStrip } from '../counter-strip.tsx';
import { OfficeFrame } from '../frames.tsx';
import { Matrix } from '../matrix.tsx';
import { MatrixLegend } from '../matrix-legend.tsx';
import { PageTitle } from '../page-title.tsx';
import { PanelFrame } from '../panel-frame.tsx';
import { SideFrame, SideNav } from '../side-nav.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../side-panel.tsx';
import { StatusChip } from '../status-chip.tsx';
import { iconNames } from './icon-names.ts';
import { KitHead } from './kit-head.tsx';
import { pick, useTexts } from './kit-texts.ts';

/** The staff console's pieces: navigation, counters, matrix, checks, the banner over a customer's view. */
export function RolesPage() {
  const texts = useTexts();
  return (
    <OfficeFrame
      header={
        <>
          <Banner label={texts.viewing} icon="eye" action={<Button size="small">{texts.stopViewing}</Button>}>
            {texts.viewing}
          </Banner>
          <KitHead />
        </>
      }
    >
      <SideFrame nav={<OpsNav />}>
        <PanelFrame look="sheet" panel={<RolePanel />}>
          <div className="kit-roles__title">
            <PageTitle
              title={texts.roles}
              facts={texts.rolesFacts}
              actions={<Button icon="plus">{texts.newRole}</Button>}
            />
          </div>
          <Queues />
          <RoleMatrix />
        </PanelFrame>
      </SideFrame>
    </OfficeFrame>
  );
}

function OpsNav() {
  const texts = useTexts();
  const entries = texts.nav.map((label, index) => ({
    key: label,
    label,
    icon: iconNames[(index * 5) % iconNames.length] ?? 'box',
    count: index % 3 === 0 ? String(index * 7 + 1) : undefined,
  }));
  return (
    <SideNav
      label={texts.roles}
      bar="orange"
      groups={[
        { key: 'first', entries: entries.slice(0, 1) },
        { key: 'work', label: texts.orders, entries: entries.slice(1, 8) },
        { key: 'rest', label: texts.parties, entries: entries.slice(8) },
      ]}
      current={texts.nav[9]}
      link={(entry, look) => (
        <a href={`#${entry.key}`} {...look}>
          {look.children}
        </a>
      )}
    />
  );
}

function Queues() {
  const texts = useTexts();
  const counters = texts.facts.slice(0, 5).map((label, index) => ({
    key: label,
    label,
    count: String(6 + index * 3),
    late: index % 2 === 0 ? texts.late : undefined,
  }));
  return (
    <CounterStrip
      label={texts.facts.join(' ')}
      counters={counters}
      current={texts.facts[0]}
      link={(counter, look) => (
        <a href={`#${counter.key}`} {...look}>
          {look.children}
        </a>
      )}
    />
  );
}

function RoleMatrix() {
  const texts = useTexts();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set(['11-5', '3-4']));
  const [selected, setSelected] = useState('5');
  const columns = texts.roleNames.map((label, index) => ({
    key: String(index),
    label,
    note: texts.people.replace('{n}', String(38 + index * 21)),
  }));
  const rows = texts.nav.map((label, index) => ({ key: String(index), label }));
  const onTurn = useCallback((row: string, column: string) => {
    const cell = `${row}-${column}`;
    setTurned(
      (before) => new Set(before.has(cell) ? [...before].filter((one) => one !== cell) : [...before, cell]),
    );
  }, []);
  const stateOf = (row: string, column: string) => {
    const had = column === '0' || (Number(row) * 7 + Number(column) * 3) % 4 < 2;
    const has = had !== turned.has(`${row}-${column}`);
    return { had, has, fixed: column === '0' ? texts.fixed : undefined };
  };
  const words = { added: texts.added, removed: texts.removed };
  return (
    <>
      <Matrix
        label={texts.roles}
        rowHead={texts.permission}
        columns={columns}
        groups={[
          { key: 'pages', label: texts.pages, rows: rows.slice(0, 9) },
          { key: 'deeds', label: texts.actions, rows: rows.slice(9) },
        ]}
        stateOf={stateOf}
        onTurn={onTurn}
        selected={selected}
        onSelect={setSelected}
        words={words}
      />
      <MatrixLegend
        words={{ ...words, has: pick(texts.onOff, 0), hasNot: pick(texts.onOff, 1), fixed: texts.fixed }}
      >
        {texts.matrixNote}
      </MatrixLegend>
    </>
  );
}

function RolePanel() {
  const texts = useTexts();
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <SidePanel
      width="narrow"
      title={
        <>
          {pick(texts.roleNames, 5)} <StatusChip family="act">{texts.problems}</StatusChip>
        </>
      }
      facts={texts.rolesFacts}
      closeLabel={texts.close}
      onClose={() => setIsOpen(false)}
      focus="stays"
    >
      <PanelBlock title={texts.checks} aside={texts.fileCount}>
        <CheckList
          label={texts.checks}
          checks={texts.scopeNotes.map((text, index) => ({
            key: text,
            family: index === 0 ? 'done' : 'act',
            text,
          }))}
        />
      </PanelBlock>
      <PanelFoot>
        <Button>{texts.cancel}</Button>
        <Button look="primary" refused={texts.offReason}>
          {texts.save}
        </Button>
      </PanelFoot>
    </SidePanel>
  );
}
