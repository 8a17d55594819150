import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { ImagePlus, SendHorizontal } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { FileButton } from "../../components/file-button/file-button.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import type { ConversationHandlers } from "./conversation-view.ts";
import * as styles from "./chat.css.ts";

export type ComposerProps = Pick<
  ConversationHandlers,
  "onSend" | "onSendPicture" | "onWrite" | "getDraft"
> & {
  otherName: string;
};

/**
 * The message composer. Enter sends, Shift and Enter start a new line; blank messages are not sent. Before hydration
 * it posts `text` to its page, which then sends it.
 */
export function Composer({ otherName, onSend, onSendPicture, onWrite, getDraft }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const goOn = useEffectEvent(() => {
    if (!field.current) return;
    // Text typed before hydration is newer.
    if (field.current.value === "") field.current.value = getDraft();
    else onWrite(field.current.value);
  });
  useEffect(() => goOn(), []);
  const send = (): void => {
    const text = field.current?.value.trim() ?? "";
    if (text === "" || !field.current) return;
    onSend(text);
    field.current.value = "";
    onWrite("");
    field.current.focus();
  };
  return (
    <form
      method="post"
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FileButton label="Send a picture" icon={ImagePlus} accept="image/*" onFile={onSendPicture} />
      <div className={styles.composerField}>
        <TextArea
          ref={field}
          label={`Message to ${otherName}`}
          hideLabel
          name="text"
          placeholder="Write a message"
          rows={1}
          maxLength={constants.messageMaximumLength}
          onChange={({ currentTarget }) => onWrite(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
      </div>
      <IconButton type="submit" icon={SendHorizontal} variant="solid" label="Send" />
    </form>
  );
}
