/** Two-step login, from the settings to the next login. */
import { Secret, TOTP } from 'otpauth';
import { submitLogin } from './login-form.ts';
import { recolor, SIZES, takePicture } from './looks.ts';
import { activate, PASSWORD, register } from './people.ts';
import { expect, test } from './rink.ts';

test('a manager turns on two-step login, and is asked for a code at the next login', async ({
  browser,
  server,
  baseURL,
}) => {
  const person = await activate(await register(server.url, 'Twice Careful'));
  await person.api.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
  const context = await browser.newContext({
    baseURL,
    storageState: await person.api.session(),
    viewport: SIZES.phone,
  });
  const page = await context.newPage();
  await page.goto('/settings?section=two-step');
  await page.getByRole('button', { name: 'Turn on two-step login' }).click();
  await page.getByLabel('Enter your password to confirm').fill(PASSWORD);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) {
    await recolor(page, scheme);
    await takePicture(page, `two-step-login-${scheme}`);
  }
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const shown = code();
  await page.getByRole('textbox', { name: 'Code' }).fill(shown);
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  const recovery = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(recovery).toHaveCount(10);
  const first = (await recovery.first().textContent()) ?? '';
  await takePicture(page, 'two-step-login-codes');
  await page.getByRole('button', { name: 'I have saved them' }).click();

  await page.getByRole('button', { name: 'Generate new codes' }).click();
  await page.getByLabel('Enter your password to confirm').fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Code' }).fill(shown);
  await page.getByRole('button', { name: 'Generate new codes' }).click();
  await expect(page.getByText('This code is wrong or has already been used.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(first);
  await page.getByRole('button', { name: 'Generate new codes' }).click();
  await expect(recovery).toHaveCount(10);
  const spare = (await recovery.first().textContent()) ?? '';
  expect(spare).not.toBe(first);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await context.close();

  const elsewhere = await browser.newContext({ baseURL });
  const login = await elsewhere.newPage();
  await login.goto('/auth/login');
  await submitLogin(login, { email: person.email, password: PASSWORD });
  const field = login.getByRole('textbox', { name: 'Code' });
  await field.fill(shown);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login.getByText('This code is wrong or has already been used.')).toBeVisible();
  await field.fill(spare);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login).not.toHaveURL(/auth\/login/);
  await elsewhere.close();
  await person.api.close();
});
