export type ToastKind = 'success' | 'warning' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

interface Running {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  left: number;
}

/** How long a toast stays, in ms; an error stays until it is closed. */
const stay: Record<ToastKind, number> = { success: 3_000, warning: 6_000, error: Number.POSITIVE_INFINITY };
const most = 5;

let toasts: readonly Toast[] = [];
let lastId = 0;
const running = new Map<number, Running>();
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message. The same words twice are one toast that starts again, so that a burst of refusals stays readable. */
export function showToast(kind: ToastKind, text: string): number {
  const same = toasts.find((toast) => toast.kind === kind && toast.text === text);
  if (same) closeToast(same.id);
  const toast = { id: ++lastId, kind, text };
  for (const old of toasts.slice(0, Math.max(toasts.length - most + 1, 0))) closeToast(old.id);
  publish([...toasts, toast]);
  running.set(toast.id, { timer: undefined, startedAt: 0, left: stay[kind] });
  run(toast.id);
  return toast.id;
}

export function closeToast(id: number): void {
  clearTimeout(running.get(id)?.timer);
  running.delete(id);
  publish(toasts.filter((toast) => toast.id !== id));
}

function run(id: number): void {
  const clock = running.get(id);
  if (!clock || !Number.isFinite(clock.left)) return;
  clock.startedAt = Date.now();
  clock.timer = setTimeout(() => closeToast(id), clock.left);
}

/** Stops every clock while the pointer or the focus rests on the toasts. */
export function holdToasts(): void {
  for (const clock of running.values()) {
    if (clock.timer === undefined) continue;
    clearTimeout(clock.timer);
    clock.timer = undefined;
    clock.left -= Date.now() - clock.startedAt;
  }
}

export function resumeToasts(): void {
  for (const [id, clock] of running) if (clock.timer === undefined) run(id);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
