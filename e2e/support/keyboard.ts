import { expect, type Locator, type Page } from "@playwright/test";

const maxStops = 400;

/** The visible focus: an outline of the element, or of the box around it. */
function focusIsSeen(element: Element): boolean {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  const inSight =
    bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && width > 0 && height > 0;
  const ringed = (one: Element | null): boolean => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 1;
  };
  return inSight && [element, element.parentElement, element.closest("label")].some(ringed);
}

/** Presses Tab until the element has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press("Tab");
    const at = await target.evaluateAll((all) => all.findIndex((one) => one === document.activeElement));
    if (at === -1) continue;
    const reached = target.nth(at);
    await expect
      .poll(() => reached.evaluate(focusIsSeen), { message: `focus on ${String(target)}` })
      .toBe(true);
    return;
  }
  throw new Error(`${maxStops} presses of Tab never come to ${String(target)}`);
}

export async function tabAndPress(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function tabAndType(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(words);
}

/** A radio button: Tab focuses the group, the arrows the option, the space bar selects it. */
export async function tabAndChoose(page: Page, group: Locator, one: Locator): Promise<void> {
  await tabTo(page, group);
  await page.keyboard.press("Space");
  const most = await group.count();
  for (let step = 0; step < most && !(await one.isChecked()); step += 1)
    await page.keyboard.press("ArrowDown");
  await expect(one).toBeChecked();
}
