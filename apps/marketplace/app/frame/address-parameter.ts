/** Parameters of any address that do something, in the order in which they are looked for. */
export const addressParameters = ["favorite", "chat", "listing", "order", "userAccountAdmin"] as const;
export type AddressParameter = (typeof addressParameters)[number];
