import type { Page } from '@playwright/test';

/** What the camera gives. */
export async function photoFrom(page: Page) {
  return {
    name: 'image.jpg',
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg', quality: 40 }),
  };
}

type Photo = Awaited<ReturnType<typeof photoFrom>>;

/** Presses the button and photographs. */
export async function press(page: Page, name: string, photo: Photo): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name, exact: true }).click();
  await (await chooser).setFiles(photo);
}
