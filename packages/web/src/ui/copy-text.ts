/** Puts plain text on the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard on plain http (an office intranet) or without permission: the old way still works there.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const active = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  return done;
}
