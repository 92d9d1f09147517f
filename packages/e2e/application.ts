import { expect, type Page } from '@playwright/test';
import type { Door } from './door.page.ts';
import { noteSecret } from './noted-secrets.ts';

export const licence = {
  name: '营业执照_副本.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** What a company writes on the registration page; every name is invented, the check digits are right. */
export const applicant = {
  companyNameCn: '宁波澄岸家居用品有限公司',
  companyNameEn: 'Ningbo Chengan Home Products Co., Ltd.',
  legalId: '91440300MA5FABCD1Q',
  contactName: '沈亦舟',
  email: 'shen.yizhou@chengan.example',
};

export const applicantsPassword = noteSecret('Quay7Lantern42mole');

export const applicantsAddress = '宁波市鄞州区惊驾东路 88 号';

/** Everything a company has to say, up to the button. */
export async function fillApplication(
  door: Door,
  mobile: string,
  { country = 'CN', ...company }: Readonly<Record<string, string>> = applicant,
): Promise<void> {
  const { page } = door;
  await door.enter(company);
  await sendLicence(page, licence);
  await door.prove(mobile, 'register');
  await door.enter({ password: applicantsPassword, repeat: applicantsPassword });
  // Air and FBA.
  for (const at of [0, 4]) await page.locator('.chips-choice__chip').nth(at).click();
  await door.entry('country').selectOption(country);
  await door.entry('address').fill(applicantsAddress);
  await door.entry('volumeBand').selectOption('from5to20');
  await door.entry('agreed').check({ force: true });
}

export async function sendLicence(page: Page, file: typeof licence): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.file-field__name')).toHaveText(file.name);
  await expect(page.locator('.licence-sending')).toHaveCount(0);
}

/** Asks how the application of a mobile stands. */
export async function lookUpApplication(door: Door, mobile: string): Promise<void> {
  if (!door.page.url().includes('part=status')) await door.page.goto('/register?part=status');
  await door.prove(mobile, 'status');
  await door.press('查询');
  await expect(door.page.getByRole('status')).not.toHaveCount(0);
}
