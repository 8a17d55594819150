import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../stack/stack.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = preview.meta({ component: Skeleton, title: "Components/Skeleton", args: { shape: "line" } });

export const Default = meta.story({ args: { shape: "line" } });

export const Shapes = meta.story({
  render: () => (
    <Stack gap="m">
      {(["heading", "line", "shortLine", "control", "face", "picture"] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
});
