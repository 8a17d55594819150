import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type {
  PictureAction,
  PictureUploadView,
} from "@heirloop/machines/picture-upload/picture-upload.connect";
import { ChevronDown, ChevronUp, Image, ImageOff, RotateCcw, X, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { FileDrop } from "../../components/file-drop/file-drop.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Progress } from "../../components/progress/progress.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import * as styles from "./picture-upload.css.ts";
import { unfinishedField } from "./unfinished-uploads.ts";

type UploadedPicture = PictureUploadView["pictures"][number];

export type PictureUploadProps = Pick<PictureUploadView, "pictures" | "room" | "accept" | "unfinished"> & {
  /** The label of the drop zone: "Choose pictures". */
  label: string;
  /** Name of the fields with the URLs of the uploads, in order. */
  name: string;
  /** Object URL of the chosen file by the picture's id; undefined for an upload without its file. */
  getPreview: (id: string) => string | undefined;
  /** Without it the field keeps its files for the form. */
  onChoose: ((files: readonly File[]) => void) | undefined;
  onAction: (action: PictureAction, id: string) => void;
};

const signs: Record<PictureAction, { icon: LucideIcon; label: (name: string) => string }> = {
  RETRY: { icon: RotateCcw, label: (name) => `Try ${name} again` },
  MOVE_EARLIER: { icon: ChevronUp, label: (name) => `Move ${name} up` },
  MOVE_LATER: { icon: ChevronDown, label: (name) => `Move ${name} down` },
  REMOVE: { icon: X, label: (name) => `Remove ${name}` },
};
const largest = `${constants.uploadMaximumBytes / 1024 / 1024} MB`;
const order: readonly PictureAction[] = ["RETRY", "MOVE_EARLIER", "MOVE_LATER", "REMOVE"];

function State({ picture }: { picture: UploadedPicture }) {
  switch (picture.state) {
    case "waiting":
      return (
        <Text size="caption" tone="soft">
          Waiting to upload
        </Text>
      );
    case "uploading":
      return <Progress label={`Uploading ${picture.name}`} value={Math.round(picture.share * 100)} />;
    case "uploaded":
      return (
        <Text size="caption" tone="soft">
          Uploaded
        </Text>
      );
    case "failed":
    case "refused":
      return (
        <Text size="caption" tone="danger">
          {picture.problem}
        </Text>
      );
  }
}

/** The chosen file; where the browser cannot show it, such as a HEIC photo in most of them, the upload. */
function Preview({ picture, file }: { picture: UploadedPicture; file: string | undefined }) {
  const [unreadable, setUnreadable] = useState<string>();
  if (file !== undefined && file !== unreadable)
    return <img src={file} alt="" className={styles.preview} onError={() => setUnreadable(file)} />;
  if (picture.state === "uploaded") return <Picture src={picture.url} alt="" size="thumbnail" sizes="72px" />;
  const Icon = picture.state === "failed" || picture.state === "refused" ? ImageOff : Image;
  return (
    <div className={styles.noPreview}>
      <Icon aria-hidden size={20} />
    </div>
  );
}

/** Pending and finished uploads with their actions, in order. */
export function PictureUpload({
  pictures,
  room,
  accept,
  unfinished,
  label,
  name,
  getPreview,
  onChoose,
  onAction,
}: PictureUploadProps) {
  return (
    <Stack gap="m">
      {pictures.length > 0 && (
        <ul aria-live="polite">
          {pictures.map((picture) => (
            <li key={picture.id} className={styles.row}>
              <Preview picture={picture} file={getPreview(picture.id)} />
              <div className={styles.status}>
                <Text size="small">{picture.name}</Text>
                <State picture={picture} />
              </div>
              <div className={styles.actions}>
                {order
                  .filter((action) => picture.actions.includes(action))
                  .map((action) => (
                    <IconButton
                      key={action}
                      size="small"
                      icon={signs[action].icon}
                      label={signs[action].label(picture.name)}
                      onClick={() => onAction(action, picture.id)}
                    />
                  ))}
              </div>
              {picture.state === "uploaded" && <input type="hidden" name={name} value={picture.url} />}
            </li>
          ))}
        </ul>
      )}
      {unfinished !== null && <input type="hidden" {...unfinishedField(name, unfinished)} />}
      {room > 0 && (
        <FileDrop
          label={label}
          hint={`JPEG, PNG, WebP, AVIF or HEIC, up to ${largest}${room > 1 ? " each" : ""}`}
          accept={accept}
          multiple={room > 1}
          name={`${name}File`}
          onFiles={onChoose}
        />
      )}
    </Stack>
  );
}
