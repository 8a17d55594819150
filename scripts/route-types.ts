/** Writes the types of the routes' loaders and parameters, which no checkout holds. */
export const typegen = {
  command: "apps/marketplace/node_modules/.bin/react-router",
  args: ["typegen", "apps/marketplace"],
};
