import type { ReactNode } from 'react';
import { PanelFrame } from './panel-frame.tsx';
import './styles/form.css';
import './styles/list.css';
import './styles/page.css';
import './styles/phone.css';

/** The whole back-office page: a header, and a main that scrolls alone. */
export function OfficeFrame({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <div className="office-frame">
      {header}
      <main id="main" tabIndex={-1} className="office-frame__main">
        {children}
      </main>
    </div>
  );
}

interface ListFrameProps {
  /** `page`: on the canvas. `desk`: a sheet from edge to edge beside the console's menu. */
  look?: 'page' | 'desk' | undefined;
  /** A PageTitle. */
  title: ReactNode;
  /** Counters over the whole width, between the title and the list. */
  above?: ReactNode;
  tabs?: ReactNode;
  filters?: ReactNode;
  /** A DataTable: it fills the rest and scrolls alone. */
  children: ReactNode;
  footer?: ReactNode;
  /** A BulkBar while rows are selected. */
  bulk?: ReactNode;
  /** A SidePanel, while the record of a row is open beside the list. */
  panel?: ReactNode;
}

/** A list from edge to edge: title row, saved views, filters, the table, a 44 px footer. */
export function ListFrame(props: ListFrameProps) {
  const { title, above, tabs, filters, children, footer, bulk, panel } = props;
  if (props.look === 'desk') return <DeskFrame {...props} />;
  return (
    <div className="list-frame">
      {title}
      {above}
      <div className="list-frame__sheet">
        <div className="list-frame__list">
          {tabs}
          {filters}
          <div className="list-frame__body">{children}</div>
          {footer ? <footer className="list-frame__footer">{footer}</footer> : null}
          {bulk}
        </div>
        {panel}
      </div>
    </div>
  );
}

function DeskFrame({ title, above, tabs, filters, children, footer, bulk, panel }: ListFrameProps) {
  return (
    <PanelFrame look="sheet" panel={panel}>
      <div className="edge-list">
        {title}
        {above}
        {tabs}
        {filters}
        <div className="edge-list__rows">{children}</div>
        <footer className="edge-list__footer">{footer}</footer>
        {bulk}
      </div>
    </PanelFrame>
  );
}

/** The filters of a list; density, columns and refresh at the right. */
export function FilterRow({ children, tools }: { children: ReactNode; tools?: ReactNode }) {
  return (
    <div className="filter-row">
      {children}
      {tools ? <div className="filter-row__tools">{tools}</div> : null}
    </div>
  );
}

interface DetailFrameProps {
  title: ReactNode;
  /** One card over both columns: milestones and facts. */
  head?: ReactNode;
  children: ReactNode;
  side?: ReactNode;
  /** Notices lead here, and these are read on phones: one column there, what needs somebody first. */
  onPhones?: boolean | undefined;
}

/** A record: its head, the main column, and 332 px at the right for what needs somebody. */
export function DetailFrame({ title, head, children, side, onPhones = false }: DetailFrameProps) {
  return (
    <div className={onPhones ? 'detail-frame detail-frame--phone' : 'detail-frame'}>
      {title}
      {head}
      <div className={side ? 'detail-frame__columns' : 'detail-frame__columns detail-frame__columns--single'}>
        <div className="detail-frame__column">{children}</div>
        {side ? <div className="detail-frame__column">{side}</div> : null}
      </div>
    </div>
  );
}

interface FormFrameProps {
  title: ReactNode;
  /** Sections with a state glyph each; hidden where the page is narrow. */
  rail?: ReactNode;
  children: ReactNode;
  /** What the entries lead to: totals, the load line, a checklist. Stays in sight. */
  side?: ReactNode;
  /** An ActionBar. */
  actions: ReactNode;
}

export function FormFrame({ title, rail, children, side, actions }: FormFrameProps) {
  return (
    <div className="form-frame">
      <div className="form-frame__page">
        {title}
        <div className="form-frame__columns">
          {rail ? <div className="form-frame__rail">{rail}</div> : null}
          <div className="form-frame__fields">{children}</div>
          {side ? <div className="form-frame__side">{side}</div> : null}
        </div>
      </div>
      {actions}
    </div>
  );
}

/** 60 px at the bottom: what is saved and open at the left, the buttons at the right. */
export function ActionBar({ state, children }: { state?: ReactNode; children: ReactNode }) {
  return (
    <div className="action-bar">
      {state ? <div className="action-bar__state">{state}</div> : null}
      <div className="action-bar__actions">{children}</div>
    </div>
  );
}
