import { connectPictureUpload } from "@heirloop/machines/picture-upload/picture-upload.connect";
import {
  type PictureUploadEvent,
  pictureUploadMachine,
} from "@heirloop/machines/picture-upload/picture-upload.machine";
import { useMachine } from "@xstate/react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { fromCallback, fromPromise } from "xstate";
import preview from "../../../../../.storybook/preview.tsx";
import { flatPicture } from "../../fixtures/generated-pictures.ts";
import { listings } from "../../fixtures/listings.ts";
import { PictureUpload, type PictureUploadProps } from "./picture-upload.tsx";
import { getUnfinishedErrors } from "./unfinished-uploads.ts";

/** What a browser would show of the file, drawn. */
const getFile = (id: string): string | undefined => {
  const piece = listings[Number(id.replace("picture-", ""))]?.images[0];
  return piece === undefined ? undefined : flatPicture(piece, 160, "webp");
};

const meta = preview.meta({
  component: PictureUpload,
  title: "Patterns/Picture upload",
  args: {
    pictures: [],
    room: 8,
    accept: "image/*",
    unfinished: null,
    label: "Choose pictures",
    name: "picture",
    getPreview: getFile,
    onChoose: fn(),
    onAction: fn(),
  } satisfies PictureUploadProps,
});

export const Empty = meta.story();

export const AllStates = meta.story({
  args: {
    pictures: [
      {
        id: "picture-0",
        name: "front.jpg",
        state: "uploaded" as const,
        url: "/pictures/sofa-rust.front",
        actions: ["REMOVE" as const, "MOVE_LATER" as const],
      },
      {
        id: "picture-1",
        name: "IMG_20261121_093012_the_left_side_of_the_sideboard_in_morning_light.jpg",
        state: "uploading" as const,
        share: 0.6,
        actions: ["REMOVE" as const, "MOVE_EARLIER" as const, "MOVE_LATER" as const],
      },
      { id: "picture-2", name: "back.jpg", state: "waiting" as const, actions: ["REMOVE" as const] },
      {
        id: "picture-3",
        name: "drawer.jpg",
        state: "failed" as const,
        problem: "No answer came. Check your connection and try again.",
        actions: ["RETRY" as const, "REMOVE" as const],
      },
      {
        id: "film",
        name: "film.mp4",
        state: "refused" as const,
        problem: "Only pictures can be uploaded",
        actions: ["REMOVE" as const],
      },
    ],
    room: 4,
    unfinished: "uploading",
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try drawer.jpg again" }));
    await expect(args.onAction).toHaveBeenCalledWith("RETRY", "picture-3");
    await userEvent.click(canvas.getByRole("button", { name: "Move front.jpg down" }));
    await expect(args.onAction).toHaveBeenCalledWith("MOVE_LATER", "picture-0");
  },
});

/** A photo that the browser cannot show, its upload, a file that is no picture, and a damaged one. */
export const UnreadableFiles = meta.story({
  args: {
    pictures: [
      { id: "waiting", name: "IMG_0412.heic", state: "waiting" as const, actions: ["REMOVE" as const] },
      {
        id: "uploaded",
        name: "IMG_0411.heic",
        state: "uploaded" as const,
        url: "/pictures/sofa-rust.front",
        actions: ["REMOVE" as const],
      },
      {
        id: "manual",
        name: "manual.pdf",
        state: "refused" as const,
        problem: "Only pictures can be uploaded",
        actions: ["REMOVE" as const],
      },
      {
        id: "damaged",
        name: "front.jpg",
        state: "refused" as const,
        problem: "This picture cannot be read.",
        actions: ["REMOVE" as const],
      },
    ],
    unfinished: "refused",
    getPreview: () => "data:image/png;base64,AAAA",
  },
  play: async ({ canvas, canvasElement }) => {
    // None of the files is shown as a broken picture: the uploaded one is the only picture.
    await waitFor(() => expect(canvasElement.querySelectorAll("img")).toHaveLength(1));
    await expect(canvas.queryByRole("button", { name: /again/ })).toBeNull();
    await expect(getUnfinishedErrors(readForm(canvasElement))).toEqual({
      picture: "A picture cannot be uploaded. Remove it, or choose another one",
    });
  },
});

export const LimitReached = meta.story({
  args: {
    pictures: [
      {
        id: "kept",
        name: "Your picture",
        state: "uploaded" as const,
        url: "/pictures/armchair-ink.front",
        actions: ["REMOVE" as const],
      },
    ],
    room: 0,
  },
});

/** The hidden fields as their form would send them. */
function readForm(element: HTMLElement): FormData {
  const form = new FormData();
  for (const { name, value } of element.querySelectorAll<HTMLInputElement>("input[type=hidden]"))
    form.append(name, value);
  return form;
}

/** The first try of every picture fails, the second is answered at once. */
const tried = new Set<string>();
const played = pictureUploadMachine.provide({
  actors: {
    measure: fromPromise(() => Promise.resolve({ width: 800, height: 600 })),
    upload: fromCallback<PictureUploadEvent, { id: string }>(({ input: { id }, sendBack }) => {
      if (tried.has(id)) sendBack({ type: "UPLOADED", id, url: `/pictures/${id}` });
      else sendBack({ type: "FAILED", id, problem: "No answer came." });
      tried.add(id);
    }),
  },
});

/** The pattern with its machine. */
function Played(props: PictureUploadProps) {
  const [snapshot, send] = useMachine(played, { input: { most: 2, uploaded: [] } });
  const { pictures, room, accept, unfinished } = connectPictureUpload(snapshot);
  return (
    <PictureUpload
      {...props}
      {...{ pictures, room, accept, unfinished }}
      onChoose={(files) =>
        send({
          type: "CHOOSE",
          pictures: files.map(({ name, type, size }) => ({ id: name, name, type, bytes: size })),
        })
      }
      onAction={(action, id) => {
        const at = pictures.findIndex((picture) => picture.id === id);
        if (action === "MOVE_EARLIER") send({ type: "MOVE", id, to: at - 1 });
        else if (action === "MOVE_LATER") send({ type: "MOVE", id, to: at + 1 });
        else send({ type: action, id });
      }}
    />
  );
}

export const RetriedAndReordered = meta.story({
  render: (args) => <Played {...args} />,
  play: async ({ canvas, canvasElement }) => {
    tried.clear();
    const field = canvas.getByLabelText("Choose pictures");
    await userEvent.upload(field, [
      new File(["a"], "one.png", { type: "image/png" }),
      new File(["b"], "two.png", { type: "image/png" }),
    ]);
    const retry = await canvas.findByRole("button", { name: "Try one.png again" });
    await canvas.findByRole("button", { name: "Try two.png again" });
    await expect(getUnfinishedErrors(readForm(canvasElement))).toEqual({
      picture: "A picture was not uploaded. Upload it again, or remove it",
    });
    await userEvent.click(retry);
    await userEvent.click(await canvas.findByRole("button", { name: "Try two.png again" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Move two.png up" }));
    const fields = canvasElement.querySelectorAll<HTMLInputElement>("input[type=hidden]");
    await expect([...fields].map(({ value }) => value)).toEqual(["/pictures/two.png", "/pictures/one.png"]);
    await expect(canvas.queryByLabelText("Choose pictures")).toBeNull();
  },
});
