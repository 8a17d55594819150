import { pageUrls } from "@heirloop/contract/page/page-urls";
import { ButtonLink } from "../../components/button/button.tsx";
import { AuthLayout } from "../../patterns/auth-layout/auth-layout.tsx";

/** `/account-closed`: after an account was closed, for a visitor who is no longer signed in. */
export const AccountClosedScreen = () => (
  <AuthLayout
    title="Your account is closed"
    intro="You are logged out on all devices. We’ve emailed you a confirmation, and that was the last email from us."
  >
    <ButtonLink href={pageUrls.home()} variant="primary" size="large" full>
      Go to the home page
    </ButtonLink>
  </AuthLayout>
);
