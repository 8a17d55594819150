import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { TwoStepScreen } from "./two-step-screen.tsx";

const on = { since: "2026-11-20T09:00:00.000Z", recoveryCodesLeft: 9, required: false };
const meta = preview.meta({
  component: TwoStepScreen,
  title: "Screens/Two-step verification",
  parameters: { frame: "screen", pictures: "none" },
  args: {
    twoStep: { since: null, recoveryCodesLeft: 0, required: false },
    onCopy: fn(),
    onPrint: fn(),
  },
});

const key = {
  setUp: "sealed",
  uri: "otpauth://totp/Heirloop:maren%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Heirloop",
  key: "JBSWY3DPEHPK3PXP",
  // The three corners of every QR code.
  qrCode: {
    size: 21,
    path: [
      [0, 0],
      [14, 0],
      [0, 14],
    ]
      .map(([x = 0, y = 0]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`)
      .join(""),
  },
};

export const Default = meta.story();
export const RequiredOfAdmins = meta.story({
  args: { twoStep: { since: null, recoveryCodesLeft: 0, required: true } },
});
/** A wrong code keeps the key and what was typed. */
export const SettingUp = meta.story({
  args: {
    answer: {
      form: "turn-on",
      key,
      values: { code: "123456" },
      errors: { code: "This code is incorrect" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "open it with the key" })).toHaveAttribute("href", key.uri);
    await expect(canvas.getByLabelText("Code")).toHaveValue("123456");
  },
});
export const NewCodes = meta.story({
  args: {
    twoStep: on,
    answer: {
      form: "turn-on",
      recoveryCodes: ["abcd-efgh-ijkl-mnop", "qrst-uvwx-yz23-4567"],
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(args.onCopy).toHaveBeenCalledWith("abcd-efgh-ijkl-mnop\nqrst-uvwx-yz23-4567\n");
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "Download" })).toHaveAttribute(
      "download",
      "heirloop-recovery-codes.txt",
    );
  },
});
export const On = meta.story({ args: { twoStep: on } });
export const Impersonated = meta.story({ args: { twoStep: on, isImpersonated: true } });
