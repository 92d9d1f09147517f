import type { Locator } from '@playwright/test';

/** Pastes as a person does: the clipboard of a test may not be read, the event is the same. */
export async function pasteInto(into: Locator, text: string): Promise<void> {
  await into.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
