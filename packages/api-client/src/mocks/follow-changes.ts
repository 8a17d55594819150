import type { MockWorld } from "./mock-world.ts";

/** Ends what two people follow of each other. */
export function endFollows({ follows }: MockWorld, one: string, other: string): void {
  const left = follows.filter(
    ({ followerId, sellerId }) =>
      !(followerId === one && sellerId === other) && !(followerId === other && sellerId === one),
  );
  follows.splice(0, follows.length, ...left);
}
