import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { fullListing } from "../../fixtures/listings.ts";
import { BlockedPeopleScreen } from "./blocked-people-screen.tsx";

const { _id, firstName, slug, picture, isBusiness } = fullListing.seller;
const meta = preview.meta({
  component: BlockedPeopleScreen,
  title: "Screens/Blocked people",
  parameters: { frame: "screen" },
  args: {
    people: [{ person: { _id, firstName, slug, picture, isBusiness }, since: "2026-11-20T15:00:00.000Z" }],
    blocked: firstName,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: `Unblock ${firstName}` })).toBeVisible();
  },
});
export const Empty = meta.story({ args: { people: [], blocked: undefined } });
/** A link asks to block a person. */
export const Question = meta.story({
  args: { people: [], blocked: undefined, asked: { _id, firstName } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { name: `Block ${firstName}?` })).toBeVisible();
    await expect(canvas.getByRole("button", { name: `Block ${firstName}` })).toBeVisible();
    await expect(canvasElement.querySelector<HTMLInputElement>("input[name=person]")?.value).toBe(_id);
  },
});
export const RequestFailed = meta.story({
  args: { people: [], blocked: undefined, problem: "You have as many of these as you can have" },
});
