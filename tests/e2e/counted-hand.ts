import { expect, type Locator, type Page } from '@playwright/test';
import { typeCard } from './shopper';

/** What a person does with a finger: each tap and each field that is filled counts. */
export function countedHand() {
  let count = 0;
  return {
    count: (): number => count,
    tap: async (target: Locator): Promise<void> => {
      count += 1;
      await target.click();
    },
    fill: async (field: Locator, text: string): Promise<void> => {
      count += 1;
      await field.fill(text);
    },
    choose: async (select: Locator, title: string): Promise<void> => {
      count += 1;
      const option = select.locator('option', { hasText: title });
      await expect(option).toBeAttached();
      await select.selectOption((await option.getAttribute('value')) ?? '');
    },
    /** The card's field is one: it leads from number to date to code by itself. */
    card: async (page: Page, number: string): Promise<void> => {
      count += 1;
      await typeCard(page, number);
    },
  };
}
