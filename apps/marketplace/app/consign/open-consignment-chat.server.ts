import type { Api } from "@heirloop/api-client/http/http-client";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { redirect } from "react-router";

/** Opens the chat about a consignment, and leads to it. */
export async function openConsignmentChat(api: Api, id: string): Promise<Response> {
  const { _id } = await api.call(chatEndpoints.openConsignment, { params: { id } });
  return redirect(pageUrls.chat(_id));
}
