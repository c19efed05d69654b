/** Controls that a test turns: switches, checkboxes and radio buttons. */
import { expect, type Locator } from '@playwright/test';

/**
 * Turns a control that is not yet so, and waits until it shows it: some change when they are clicked, others when the server or the
 * router has answered, and Playwright's `check` asks at once.
 */
export async function turn(control: Locator, to: 'on' | 'off'): Promise<void> {
  const isOn = to === 'on';
  await expect(control).toBeChecked({ checked: !isOn });
  await control.click();
  await expect(control).toBeChecked({ checked: isOn });
}
