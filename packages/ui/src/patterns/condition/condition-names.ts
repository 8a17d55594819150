import type { Condition } from "@heirloop/contract/listing/listing.schema";

/** How a condition is called, and what it promises. */
export const conditionNames: Record<Condition, { name: string; meaning: string }> = {
  new: { name: "New", meaning: "Never used." },
  like_new: { name: "Like new", meaning: "Used, with no visible signs of use." },
  excellent: { name: "Excellent", meaning: "Small signs of age that are hard to see." },
  good: { name: "Good", meaning: "Signs of use that are normal for its age; everything works." },
  fair: { name: "Fair", meaning: "Visible wear; sound and usable. The pictures show it." },
  restored: { name: "Restored", meaning: "Repaired and refinished by hand." },
};
