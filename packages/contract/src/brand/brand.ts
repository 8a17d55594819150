/**
 * The only place that spells the brand. `slug` is the `{product}` of field names and statuses: `heirloopId`.
 */
export const brand = {
  name: "Heirloop",
  slug: "heirloop",
  phone: "+1 (316) 555-0142",
  email: "hello@heirloop.example",
  /** The target of the external review prompt unless the operator configures another site. */
  reviewSite: "https://reviews.heirloop.example",
} as const;
