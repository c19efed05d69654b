import { expect, test } from '@playwright/test';
import { boxOf } from './looks.ts';

// If these fail, check the machine (tests/e2e/browser.ts) before the game.
test.describe('the test browser', () => {
  test('runs pages for several users at once, each with their own cookies', async ({ browser }) => {
    const people = await Promise.all(
      ['Aino', 'Bertil'].map(async (name) => ({ name, context: await browser.newContext() })),
    );
    for (const { name, context } of people) {
      await context.addCookies([{ name: 'who', value: name, url: 'http://rink.localhost' }]);
      await context.route('http://rink.localhost/', (route) => {
        route.fulfill({
          contentType: 'text/html',
          body: '<p id="who"></p><script>who.textContent = document.cookie</script>',
        });
      });
    }
    for (const { name, context } of people) {
      const page = await context.newPage();
      await page.goto('http://rink.localhost/');
      await expect(page.locator('p')).toHaveText(`who=${name}`);
    }
    for (const { context } of people) await context.close();
  });

  test('has fonts to draw text with, and draws on a canvas', async ({ page }) => {
    await page.setContent('<span>Faceoff</span><canvas width="10" height="10"></canvas>');
    expect((await boxOf(page.locator('span'))).width).toBeGreaterThan(20);
    const color = await page.locator('canvas').evaluate((canvas) => {
      const context = (canvas as HTMLCanvasElement).getContext('2d');
      if (!context) return null;
      context.fillStyle = 'rgb(200, 16, 46)';
      context.fillRect(0, 0, 10, 10);
      return [...context.getImageData(5, 5, 1, 1).data];
    });
    expect(color).toEqual([200, 16, 46, 255]);
  });
});
