import { hashOf } from "../random/random.ts";
import type { DemoAccount } from "../records/account.ts";
import type { Subject, Voice } from "./subject.ts";

const sellsForOthers = /-(?:resale|exchange|collective)(?:-\d+)?$|^north-stair-studio$/;

type Writer = Pick<Subject, "voice" | "alone">;

const writers = new WeakMap<DemoAccount, Writer>();

/** The voice of the seller's listings. */
export function writerOf(seller: DemoAccount): Writer {
  const cached = writers.get(seller);
  if (cached) return cached;
  const { id, isBusiness, slug } = seller;
  const voice: Voice = !isBusiness ? "private" : sellsForOthers.test(slug) ? "house" : "shop";
  const writer: Writer = { voice, alone: hashOf(id) % 2 === 0 };
  writers.set(seller, writer);
  return writer;
}
