import { blockedPeopleEndpoints } from "@heirloop/contract/blocked-people/blocked-people.endpoints";
import { type Contact, contactBetween, contactClosedText } from "@heirloop/contract/blocked-people/contact";
import { partyFrom } from "@heirloop/demo/projection/party-projection";
import { getRequired } from "@heirloop/demo/projection/world-index";
import { endFollows } from "./follow-changes.ts";
import { mock, type MockRoute } from "./mock-handler.ts";
import { checkTotal, problem } from "./mock-problem.ts";
import type { MockPersonBlock, MockWorld } from "./mock-world.ts";

/** How two people stand for the first of them. */
export const contactOf = ({ personBlocks }: MockWorld, viewerId: string | null, otherId: string): Contact =>
  contactBetween(personBlocks, viewerId, otherId);

/** Throws `not-accepting` if one of the two has blocked the other. */
export function checkContact(
  world: MockWorld,
  userId: string,
  otherId: string,
  about: "closed" | "question" | "follow",
): void {
  const contact = contactOf(world, userId, otherId);
  if (contact !== "open") throw problem("not-accepting", { detail: contactClosedText(contact, about) });
}

const present = ({ index }: MockWorld, { blockedId, since }: MockPersonBlock) => ({
  person: partyFrom(getRequired(index.accounts, blockedId)),
  since,
});

export const blockedPeopleMocks: readonly MockRoute[] = [
  mock(blockedPeopleEndpoints.list, ({ caller: { account }, world }) => ({
    people: world.personBlocks
      .filter(({ blockerId }) => blockerId === account.id)
      .map((block) => present(world, block))
      .toReversed(),
  })),
  mock(blockedPeopleEndpoints.block, ({ params: { userId }, caller: { account }, world }) => {
    if (userId === account.id) throw problem("state-conflict", { detail: "You cannot block yourself." });
    if (!world.index.accounts.has(userId)) throw problem("not-found");
    const own = world.personBlocks.filter(({ blockerId }) => blockerId === account.id);
    const known = own.find(({ blockedId }) => blockedId === userId);
    if (known !== undefined) return present(world, known);
    checkTotal(blockedPeopleEndpoints.block, own.length);
    const block = { blockerId: account.id, blockedId: userId, since: world.now() };
    world.personBlocks.push(block);
    endFollows(world, account.id, userId);
    return present(world, block);
  }),
  mock(blockedPeopleEndpoints.unblock, ({ params: { userId }, caller: { account }, world }) => {
    const at = world.personBlocks.findIndex(
      ({ blockerId, blockedId }) => blockerId === account.id && blockedId === userId,
    );
    if (at !== -1) world.personBlocks.splice(at, 1);
  }),
];
