import { pageUrls } from "@heirloop/contract/page/page-urls";
import {
  accountChangeSchema,
  authEndpoints,
  passwordChangeSchema,
} from "@heirloop/contract/user/user.endpoints";
import type { SettingsForm } from "@heirloop/ui/screens/settings/settings-part";
import { SettingsScreen } from "@heirloop/ui/screens/settings/settings-screen";
import { data, useNavigation } from "react-router";
import { checkFields, refusal } from "../api/form-answer.ts";
import { formText } from "../api/form-text.ts";
import { pageProblem, requireSignedIn, serverApi } from "../api/server-api.ts";
import { serverContext } from "../server-context.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { tokenCookie } from "../session/token-cookie.ts";
import { OwnPicture } from "../upload/own-picture.tsx";
import { sentPictureOf } from "../upload/sent-picture.server.ts";
import { pageMeta } from "../frame/page-meta.ts";
import type { Route } from "./+types/settings";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Settings",
    description: "Your name, your address, your password and how the site looks.",
    path: pageUrls.settings(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  return {
    user: await serverApi(context)
      .call(authEndpoints.me)
      .catch((error: unknown) => pageProblem(error, request)),
  };
}

function formOf(intent: string): SettingsForm {
  return intent === "email" || intent === "password" || intent === "picture" ? intent : "profile";
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const sent = await request.formData();
  const form = formOf(formText(sent, "intent"));
  const api = serverApi(context);
  try {
    if (form === "password") {
      const checked = checkFields(passwordChangeSchema, {
        password: formText(sent, "password"),
        newPassword: formText(sent, "newPassword"),
      });
      if (!checked.ok) return { ...checked.answer, form };
      const { token } = await api.call(authEndpoints.changePassword, { body: checked.value });
      const { origin } = context.get(serverContext);
      return data(
        { form, saved: true },
        { headers: { "set-cookie": tokenCookie(token, origin.startsWith("https:")) } },
      );
    }
    if (form === "picture") {
      if (sent.has("uploading")) return { form, errors: { picture: "Save it once it is uploaded" } };
      await api.call(authEndpoints.change, { body: { picture: await sentPictureOf(sent, "picture", api) } });
      return { form, saved: true };
    }
    const values =
      form === "email"
        ? { email: formText(sent, "email") }
        : {
            firstName: formText(sent, "firstName"),
            lastName: formText(sent, "lastName"),
            phone: formText(sent, "phone"),
          };
    const fields =
      form === "email"
        ? { ...values, password: formText(sent, "password") }
        : { ...values, phone: formText(sent, "phone").trim() || null };
    const checked = checkFields(accountChangeSchema, fields);
    if (!checked.ok) return { ...checked.answer, form, values };
    try {
      await api.call(authEndpoints.change, { body: checked.value });
      return { form, saved: true, values };
    } catch (error) {
      return { ...refusal(error), form, values };
    }
  } catch (error) {
    return { ...refusal(error), form };
  }
}

export default function Settings({ loaderData: { user }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  const saved = actionData?.form === "picture" && "saved" in actionData;
  return (
    <SettingsScreen
      user={user}
      // A saved picture is the one to begin from.
      picture={<OwnPicture key={saved ? user.picture : "open"} user={user} />}
      {...(actionData ? { answer: { ...actionData, busy } } : {})}
    />
  );
}
