import { createApi } from "@heirloop/api-client/http/http-client";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { getAvailability } from "@heirloop/machines/availability/availability";
import { Container } from "@heirloop/ui/components/container/container";
import { Grid } from "@heirloop/ui/components/grid/grid";
import { Text } from "@heirloop/ui/components/text/text";
import { ListingCard } from "@heirloop/ui/patterns/listing-card/listing-card";
import "@heirloop/ui/styles.css";
import { createRoot } from "react-dom/client";

function Pieces({ listings }: { listings: readonly Listing[] }) {
  return (
    <Grid columns="three">
      {listings.map((listing) => (
        <div key={listing.heirloopId}>
          <ListingCard listing={listing} sizes="30vw" />
          <Text>
            {getAvailability(listing).canBuy ? "You can buy this piece." : "Not for sale right now."}
          </Text>
        </div>
      ))}
    </Grid>
  );
}

const api = createApi({ prefix: window.location.origin, token: () => undefined });
const { listings } = await api.call(listingEndpoints.list, { query: { limit: "3" } });
const page = document.querySelector("#page");
if (page !== null)
  createRoot(page).render(
    <Container>
      <Pieces listings={listings} />
    </Container>,
  );
