/** Generates the types of the routes' loaders and parameters, which are not committed. */
export const typegen = {
  command: "apps/marketplace/node_modules/.bin/react-router",
  args: ["typegen", "apps/marketplace"],
};
