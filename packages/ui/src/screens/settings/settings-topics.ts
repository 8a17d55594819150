/** The parts of the page with their headings, in order. The names are the ids of the parts, for links to them. */
export const settingsTopics = {
  you: "You",
  picture: "Your picture",
  login: "Email and password",
  email: "Email",
  password: "Password",
  "two-step": "Two-step verification",
  passkeys: "Passkeys",
  "pickup-hours": "Pickup hours",
  delivery: "Delivery by you",
  home: "Your home",
  notifications: "Notifications and emails",
  blocked: "Blocked people",
  reviews: "Reviews",
  theme: "Theme",
  data: "Your data",
  close: "Close your account",
} as const;
export type SettingsTopic = keyof typeof settingsTopics;
