import preview from "../../../../../.storybook/preview.tsx";
import { Inline } from "../inline/inline.tsx";
import { Badge } from "./badge.tsx";

const meta = preview.meta({ component: Badge, title: "Components/Badge", args: { children: "Delivered" } });

export const Default = meta.story();

export const Tones = meta.story({
  render: (args) => (
    <Inline>
      {(["neutral", "accent", "quiet", "success", "warning", "danger", "onPicture", "inverse"] as const).map(
        (tone) => (
          <Badge key={tone} {...args} tone={tone} />
        ),
      )}
    </Inline>
  ),
});
