import { type Control, caretIn, drawnIn, enterAgain, enteredIn, isControl } from './early-control.ts';

/** The mark of a page whose code is still on its way; the document is sent with it. */
export const waking = 'data-waking';

/**
 * Keeps what a visitor types, chooses or checks on a server-rendered page before React has taken it over. Called before
 * it does. The returned function is called when the page is awake, and again for each of its late parts: it enters all
 * of that once more, so that React hears of it; and says `awake` when nothing sleeps any more.
 */
export function keepEarly(place: HTMLElement): () => void {
  const { atOnce, late, parts } = asleepIn(place);
  const kept = new Map<Control, string>();
  for (const control of [...atOnce, ...late])
    if (enteredIn(control) !== drawnIn(control)) kept.set(control, enteredIn(control));
  const early = listenEarly(place, kept);
  const enter = (controls: readonly Control[]) => {
    for (const control of controls) {
      const entry = kept.get(control);
      if (entry !== undefined) early.settled(control, () => enterAgain(control, entry));
    }
  };
  let woken = 0;
  return () => {
    woken += 1;
    const [isFirst, isLast] = [woken === 1, woken === parts + 1];
    // React is in the middle of the work that it tells us of.
    queueMicrotask(() => {
      // Each entry draws its form anew, and with it what is not entered yet.
      const putBack = caretIn(document.activeElement);
      if (isFirst) enter(atOnce);
      if (isLast) enter(late);
      putBack?.();
      if (!isLast) return;
      early.end();
      place.removeAttribute(waking);
      place.dispatchEvent(new Event('awake', { bubbles: true }));
    });
  };
}

/** What can be entered at once, what stands in parts whose code comes later, and how many parts these are. */
function asleepIn(place: HTMLElement) {
  const [atOnce, late]: [Control[], Control[]] = [[], []];
  let [parts, depth] = [0, 0];
  const nodes = document.createTreeWalker(place, NodeFilter.SHOW_ELEMENT + NodeFilter.SHOW_COMMENT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (isControl(node)) (depth === 0 ? atOnce : late).push(node);
    // React marks the two ends of what may come later.
    if (!(node instanceof Comment)) continue;
    if (node.data === '$') {
      parts += 1;
      depth += 1;
    }
    if (node.data === '/$') depth -= 1;
  }
  return { atOnce, late, parts };
}

/** Hears what is entered. Who is in the middle of a Chinese word finishes it first. */
function listenEarly(place: HTMLElement, kept: Map<Control, string>) {
  const listening = new AbortController();
  let composing: EventTarget | null = null;
  const listen = (name: string, hear: (target: EventTarget | null) => void) =>
    place.addEventListener(name, ({ target }) => hear(target), { capture: true, signal: listening.signal });
  listen('input', (target) => isControl(target) && kept.set(target, enteredIn(target)));
  listen('compositionstart', (target) => (composing = target));
  listen('compositionend', () => (composing = null));
  return {
    end: () => listening.abort(),
    settled(control: Control, then: () => void): void {
      if (composing !== control) return then();
      const enter = () => enterAgain(control, enteredIn(control));
      control.addEventListener('compositionend', enter, { once: true });
    },
  };
}
