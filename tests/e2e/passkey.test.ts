/** Passkeys, with an authenticator emulated by Chromium. */
import { recolor, SIZES, takePicture } from './looks.ts';
import { activate, PASSWORD, register } from './people.ts';
import { expect, test } from './rink.ts';

test('a manager adds a passkey, logs in with it, and removes it', async ({ browser, server, baseURL }) => {
  const person = await activate(await register(server.url, 'Key Holder'));
  await person.api.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
  const context = await browser.newContext({
    baseURL,
    storageState: await person.api.session(),
    viewport: SIZES.phone,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/settings?section=passkeys');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel(/^Name/).fill('My phone');
  await page.getByLabel('Enter your password to confirm').fill(PASSWORD);
  await page.getByRole('button', { name: 'Next' }).click();
  const list = page.getByRole('list', { name: 'Your passkeys' });
  await expect(list.getByText('My phone')).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) {
    await recolor(page, scheme);
    await takePicture(page, `passkeys-${scheme}`);
  }

  await context.clearCookies();
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).not.toHaveURL(/auth\/login/);

  await page.goto('/settings?section=passkeys');
  await list.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel(/^Name/).fill('Old phone');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(list.getByText('Old phone')).toBeVisible();
  await list.getByRole('button', { name: 'Remove' }).click();
  await page.getByLabel('Enter your password to confirm').fill(PASSWORD);
  await page.getByRole('button', { name: 'Remove' }).last().click();
  await expect(list).toBeHidden();

  await context.clearCookies();
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('This passkey does not work here. Try another one.')).toBeVisible();
  await context.close();
  await person.api.close();
});
