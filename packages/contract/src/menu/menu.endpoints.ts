import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { regionSchema } from "../hub/hub.schema.ts";

const counted = { name: z.string(), count: z.int() };
/** Categories → subcategories → types with their number of pieces, the largest first. */
const categoryTree = z.array(
  z.object({
    ...counted,
    subCategories: z.array(z.object({ ...counted, types: z.array(z.object(counted)) })),
  }),
);

export const menuSchema = z.object({
  categories: categoryTree,
  /** The same for reduced pieces. */
  onSale: categoryTree,
  brands: z.array(z.object({ ...counted, slug: z.string(), designer: z.boolean() })),
  rooms: z.array(z.object(counted)),
  styles: z.array(z.object(counted)),
  regions: z.array(z.object({ region: regionSchema, count: z.int() })),
  /** Pictures that the mega menu shows next to a tab. */
  tiles: z.array(z.object({ tab: z.string(), title: z.string(), image: z.string(), href: z.string() })),
});
export type Menu = z.infer<typeof menuSchema>;

export const menuEndpoints = {
  menu: endpoint("GET", "/api/catalogue/menu", {
    summary: "Everything the header and mobile menus show",
    access: "everyone",
    answer: menuSchema,
  }),
};
