import type { Family } from '@loadline/contract/kernel/code';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import { StateGlyph } from './state-glyph.tsx';
import {
  closeToast,
  currentToasts,
  holdToasts,
  onToasts,
  resumeToasts,
  type Toast,
  type ToastKind,
} from './toast-store.ts';
import { useInBrowser } from './use-in-browser.ts';
import './styles/toast.css';

const families: Record<ToastKind, Family> = { success: 'done', warning: 'act', error: 'stop' };
const none: readonly Toast[] = [];

/** The place where toasts appear; once per page. Both live regions are there from the start, or nothing would be read. */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none);
  const isInBrowser = useInBrowser();
  if (!isInBrowser) return null;
  const errors = toasts.filter((toast) => toast.kind === 'error');
  const news = toasts.filter((toast) => toast.kind !== 'error');
  return createPortal(
    <div
      role="presentation"
      className="toasts"
      data-stays-awake=""
      onPointerEnter={holdToasts}
      onPointerLeave={resumeToasts}
      onFocus={holdToasts}
      onBlur={resumeToasts}
    >
      <section aria-label={label}>
        <div aria-live="assertive">
          {errors.map((toast) => (
            <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
          ))}
        </div>
        <div aria-live="polite">
          {news.map((toast) => (
            <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
          ))}
        </div>
      </section>
    </div>,
    document.body,
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const family = families[toast.kind];
  return (
    <div className={`toast toast--${toast.kind} state-${family}`}>
      <StateGlyph family={family} size={14} />
      <span className="toast__text">{toast.text}</span>
      <button
        type="button"
        className="toast__close"
        aria-label={closeLabel}
        onClick={() => closeToast(toast.id)}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
