import { expect, test } from "vitest";
import { getStateChoices } from "../.storybook/machine-states.ts";
import { stateStories } from "./machine-state-stories.ts";

const table = {
  door: {
    closed: "screens/door#Closed",
    "open.wide": "screens/door#Open",
    "open.light": "screens/door#Open",
    moving: { nothing: "too fast to see" },
    locked: ["screens/lock#Locked", "screens/door#Locked"],
  },
  bell: { silent: "screens/door#Closed", ringing: "screens/door#Ringing" },
};

test("leads to each story of the machine, with the states that it shows", () =>
  expect(getStateChoices("screens/door#Closed", table)).toEqual([
    { story: "screens/door#Closed", machine: "door", states: ["closed"] },
    { story: "screens/door#Open", machine: "door", states: ["open.wide", "open.light"] },
    { story: "screens/door#Locked", machine: "door", states: ["locked"] },
  ]));

test("takes the machine of which the story shows a state", () =>
  expect(getStateChoices("screens/door#Ringing", table).map(({ machine }) => machine)).toEqual([
    "bell",
    "bell",
  ]));

test("leads to the first story of a state that another file shows", () =>
  expect(getStateChoices("screens/lock#Locked", table).map(({ story }) => story)).toEqual([
    "screens/door#Closed",
    "screens/door#Open",
    "screens/lock#Locked",
  ]));

test("offers nothing beside a story without a machine", () =>
  expect(getStateChoices("components/button#Default", table)).toEqual([]));

test.each([
  ["screens/overlays/promo-overlay#Claim", "promo-modal"],
  ["screens/overlays/review-overlay#Default", "review-modal"],
  ["screens/overlays/onboarding-modal#Default", "onboarding-modal"],
  ["screens/chat/chat-screen#Closed", "order"],
  ["screens/purchases/purchases-screen#Scheduling", "order"],
  ["screens/your-listings/consignment-statuses#Accepted", "consignment"],
  ["screens/order-case/order-case-screen#Report", "order-case"],
])("leads from %s through the states of %s", (story, machine) => {
  const choices = getStateChoices(story, stateStories);
  expect(choices.find((choice) => choice.story === story)).toMatchObject({ machine });
});
