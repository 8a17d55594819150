import type { Confirmation } from "../confirm/confirmation.ts";

/** What taking a piece down means for its seller. */
export const getTakeDownConfirmation = (title: string): Confirmation => ({
  title: `Take down ${title}?`,
  description:
    "Buyers can no longer find or buy it, and open offers for it end. You can list it again later, but the offers do not come back.",
  action: "Take it down",
});
