import type { Page } from '@playwright/test';

/** Fills in the login form that the page shows. */
export async function submitLogin(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Password fields are not text boxes to screen readers; every form has one. */
export const passwordField = (page: Page) => page.locator('input[type="password"]');
