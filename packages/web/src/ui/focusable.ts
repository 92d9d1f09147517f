const selector = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled):not([type=hidden])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[contenteditable=true]',
  '[tabindex]:not([tabindex="-1"])',
].join(',');

/** What the Tab key reaches inside `root`, in order. */
export function focusableIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (node) =>
      node.tabIndex >= 0 &&
      node.getClientRects().length > 0 &&
      !node.closest('[inert]') &&
      !isPassedOver(node, root),
  );
}

/** Tab stops at a group of radio buttons once: at the chosen one. */
function isPassedOver(node: HTMLElement, root: HTMLElement): boolean {
  if (!(node instanceof HTMLInputElement) || node.type !== 'radio' || node.checked) return false;
  return root.querySelector(`input[type=radio][name="${CSS.escape(node.name)}"]:checked`) !== null;
}

/** Where the focus goes when `root` opens: what asks for it, a menu's chosen entry, else the first stop but the cross. */
export function firstFocusable(root: HTMLElement): HTMLElement | undefined {
  const wish = root.querySelector<HTMLElement>('[data-autofocus], [role^=menuitem][aria-checked=true]');
  const entry = wish ?? root.querySelector<HTMLElement>('[role^=menuitem]');
  if (entry) return entry;
  const stops = focusableIn(root);
  return stops.find((stop) => !stop.hasAttribute('data-focus-last')) ?? stops[0];
}

/** Whether keys typed here are text: single-letter shortcuts must stay out of it. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select')
  );
}
