import { fixedAccount, type FixedAccountName } from "../account/accounts.ts";
import { type GeneratedAccounts, generateAccounts } from "../account/generated-accounts.ts";
import { randomFrom } from "../random/random.ts";
import type { Clock } from "../records/clock.ts";
import type { DemoAccount } from "../records/account.ts";

export type People = Readonly<Record<FixedAccountName, DemoAccount>> & {
  readonly generated: GeneratedAccounts;
  readonly byId: ReadonlyMap<string, DemoAccount>;
};

/** The accounts that people sign in with, and a crowd of others. */
export function createPeople(
  seed: string,
  clock: Clock,
  crowd: { readonly shops: number; readonly sellers: number; readonly buyers: number },
): People {
  const account = (name: FixedAccountName): DemoAccount => fixedAccount(name, clock);
  const fixed = {
    shopper: account("shopper"),
    newcomer: account("newcomer"),
    consigner: account("consigner"),
    shop: account("shop"),
    studio: account("studio"),
    admin: account("admin"),
    blocked: account("blocked"),
    unconfirmed: account("unconfirmed"),
  };
  const generated = generateAccounts(
    randomFrom(`${seed}/crowd`),
    clock,
    crowd,
    Object.values(fixed).map(({ slug }) => slug),
  );
  const everyone = [...Object.values(fixed), ...generated.shops, ...generated.sellers, ...generated.buyers];
  return { ...fixed, generated, byId: new Map(everyone.map((one) => [one.id, one])) };
}
