/** What a visitor can enter something into. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** What stands in a control. */
export function enteredIn(control: Control): string {
  return isBox(control) ? String(control.checked) : control.value;
}

/** What a control was drawn with. */
export function drawnIn(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
  }
  return isBox(control) ? String(control.defaultChecked) : control.defaultValue;
}

/** Enters something as a person does, so that React hears of it. */
export function enterAgain(control: Control, entry: string): void {
  if (!control.isConnected) return;
  if (isBox(control)) return check(control, entry === 'true');
  if (control.type !== 'file') type(control, entry);
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function check(control: HTMLInputElement, checked: boolean): void {
  // A radio is left by choosing another one.
  if (control.type === 'radio' && !checked) return;
  control.checked = !checked;
  control.click();
}

function type(control: Control, entry: string): void {
  // React compares with what was last set through the element itself; the setter of its class passes that by.
  control.value = drawnIn(control);
  Reflect.set(Object.getPrototypeOf(control), 'value', entry, control);
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The way to put the caret back to where it is now, when it is in a text. */
export function caretIn(control: Element | null): (() => void) | undefined {
  if (!isControl(control) || control instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = control;
  if (selectionStart === null) return undefined;
  return () => control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
}
